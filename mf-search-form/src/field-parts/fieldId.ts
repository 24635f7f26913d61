import { useHost } from 'shared-ui/island';

/** The fields that an error or a label links to. */
export type FieldName =
  | 'area'
  | 'country'
  | 'playDate'
  | 'widthday'
  | 'players'
  | 'rates'
  | 'courseName'
  | 'keyword'
  | 'highway'
  | 'planDay';

/**
 * Gives the ids of this form's controls. The name of the slot keeps them apart from those of other
 * widgets.
 */
export function useFieldId(): (field: FieldName) => string {
  const { slot } = useHost();
  return (field) => `${slot}-${field}`;
}

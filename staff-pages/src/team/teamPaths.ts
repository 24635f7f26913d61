/** Where the pages of the teams are. */
export const TEAM_HOME = '/staff/team';

/** Returns the address of a widget's page. */
export function teamPath(name: string): string {
  return `${TEAM_HOME}/${name}`;
}

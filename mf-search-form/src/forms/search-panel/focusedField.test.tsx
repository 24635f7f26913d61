import { screen } from '@testing-library/react';
import { openForm } from '../../testing/openForm.ts';

const QUERY = 'area[]=12&year=2026&month=11&day=22';

describe('an address that names a field', () => {
  it.each([
    ['area', 'エリアを選ぶ'],
    ['playDate', 'プレー日を選ぶ'],
  ])(
    '[R8.03] opens the dialog of %s, for example after a search that found too much',
    async (focus, title) => {
      await openForm({ page: 'detail', query: `${QUERY}&focus=${focus}` });
      expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
    },
  );

  it('opens nothing for a field that has no dialog', async () => {
    await openForm({ page: 'detail', query: `${QUERY}&focus=lunch` });
    expect(await screen.findByRole('button', { name: /エリア.*千葉県/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

/** A line about a test that did not pass: where it stands, its title, and what it said first. */
export function toFailureLine(where: string, title: string, message: string): string {
  const [first = ''] = message.trim().split('\n');
  return `${where} › ${title}: ${first.trim()}`;
}

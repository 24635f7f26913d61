/** The name of a card's weather among those of all cards. */
export function cardWeatherKey(courseId: number, playDate: string | undefined): string {
  return `${courseId} ${playDate}`;
}

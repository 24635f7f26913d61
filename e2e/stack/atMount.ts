/**
 * Returns a change of a widget's `src/widget.tsx` after which the widget works as before, and runs
 * statements whenever it is mounted; `bus` in them is its connection.
 */
export function atMount(statements: string): (text: string) => string {
  return (text) =>
    text.trim().replace(
      /^export default (.*)$/ms,
      (_all, widget: string) => `
const acting = <Widget extends { mount: (...given: never[]) => unknown }>(made: Widget): Widget => ({ ...made, mount: (...given: never[]) => {
  const { bus } = given[2] as { bus: { publish(name: string, payload: unknown): void } };
  ${statements}
  return made.mount(...given);
} });
export default acting(${widget.replace(/;$/, '')});`,
    );
}

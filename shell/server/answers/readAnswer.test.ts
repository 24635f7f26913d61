/** @jest-environment node */
import { readAnswer } from './readAnswer.ts';

const json = { method: 'GET', path: '/x' } as const;

describe("the reading of the gateway's answers", () => {
  it.each([
    ['{"data":[]}', false],
    ['{"result_status":200}', false],
    ['{"result_status":500}', true],
    ['null', false],
  ])('[R8.03] passes %s on as it is; it says that the call failed: %s', (text, saysFailed) => {
    expect(readAnswer(json, text)).toEqual({ json: text, saysFailed });
  });

  it.each([
    ['<html>', 'Answer is not JSON'],
    ['', 'Answer is empty'],
  ])('[R8.03] refuses "%s" for a JSON call', (text, message) => {
    expect(() => readAnswer(json, text)).toThrow(message);
  });

  it.each(['<p>"広告"</p>', ''])('gives the text %s of a text call as a JSON string', (text) => {
    expect(JSON.parse(readAnswer({ method: 'TEXT', path: '/x' }, text).json)).toBe(text);
  });
});

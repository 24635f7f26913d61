import { type SubmitEvent, useState } from 'react';
import { type KeyQuestion, keysPath } from 'shared-contracts/staff';
import { answerWithKey } from '../gateway/browserKey.ts';
import { staffClient } from '../gateway/staffClient.ts';

async function askForKey(): Promise<string> {
  const path = `${keysPath('panda')}/question`;
  const reply = await staffClient().post(path, {}, { auth: 'panda' });
  // the browser checks the options itself
  const [question] = (reply as { data: [KeyQuestion] }).data;
  return answerWithKey(question);
}

export interface KeyProof {
  readonly isAsking: boolean;
  /** Whether the last try gave no answer of a key. */
  readonly hasFailed: boolean;
  /** Asks for the key, puts its answer into the form's field `assertion`, and sends the form. */
  sign(event: SubmitEvent<HTMLFormElement>): Promise<void>;
}

/** Lets a security key sign before a plain form goes to the server (ADR 044). */
export function useKeyProof(): KeyProof {
  const [step, setStep] = useState<'ready' | 'asking' | 'failed'>('ready');
  return {
    isAsking: step === 'asking',
    hasFailed: step === 'failed',
    async sign(event) {
      event.preventDefault();
      const form = event.currentTarget;
      const field = form.elements.namedItem('assertion');
      if (step === 'asking' || !(field instanceof HTMLInputElement)) return;
      setStep('asking');
      try {
        field.value = await askForKey();
      } catch {
        setStep('failed');
        return;
      }
      // no further `submit` event comes
      form.submit();
    },
  };
}

import type { Mutant } from '../mutant.ts';

const ANSWER = 'shell/server/releases/registryAnswer.ts';
const ANSWER_TEST = 'shell/server/releases/registryAnswer.test.ts';
const SIGNED_TEST = 'shell/server/releases/signedAnswer.test.ts';
const RULES = 'shell/server/releases/whyNotFollowed.ts';
const HELD = 'shell/server/releases/movedWhileHeld.ts';
const HELD_TEST = 'shell/server/releases/movedWhileHeld.test.ts';
const NOT_FOLLOWED = {
  file: 'shell/server/releases/whyNotFollowed.test.ts',
  title: '[R10.05] an answer that %s is not followed',
};

/** What a shell believes of the registry's answer (ADR 041). */
export const REGISTRY_ANSWERS: readonly Mutant[] = [
  {
    id: 'answer-of-nothing',
    without: 'the registry empties the site, or takes a widget from it',
    file: RULES,
    text: 'if (missing.length > 0)',
    mutant: 'if (missing.length < 0)',
    test: {
      file: ANSWER_TEST,
      title:
        '[R10.05] empties no page: the last versions stay, the operator is told once, and a restart changes nothing',
    },
  },
  {
    id: 'no-redirects-of-discovery',
    without: 'another server says what is live',
    file: ANSWER,
    text: "        redirect: 'error',\n",
    mutant: '',
    test: {
      file: ANSWER_TEST,
      title: '[R10.05] comes from no other server: a redirect is not followed',
    },
  },
  {
    id: 'answer-signature',
    without: 'who stands between says what is live, or mixes two answers',
    file: ANSWER,
    text: 'keys === undefined || isSignedAnswer(keys, body, signature)',
    mutant: 'keys === undefined || isSignedAnswer !== undefined || body === signature',
    test: {
      file: SIGNED_TEST,
      title: "[R10.05] is followed only with the registry's signature of these very bytes",
    },
  },
  {
    id: 'kept-answer-signature',
    without: 'who can write the file of the last answer says what is live',
    file: ANSWER,
    text: 'this.take(this.isSigned(kept) ?',
    mutant: 'this.take(kept.signature !== undefined ?',
    test: { file: SIGNED_TEST, title: '[R10.05] from the disk counts only with its signature' },
  },
  {
    id: 'answer-older',
    without: 'an older answer brings a version with a known hole back',
    file: RULES,
    text: 'if (record.serial < before.serial)',
    mutant: 'if (record.serial < 0)',
    test: {
      file: SIGNED_TEST,
      title: '[R10.05] is not followed when an old one is played again, also after a restart',
    },
  },
  {
    id: 'answer-two-contents',
    without: 'two shells follow two contents of one number',
    file: RULES,
    text: 'record.serial === before.serial && ',
    mutant: 'record.serial < 0 && ',
    test: NOT_FOLLOWED,
  },
  {
    id: 'answer-expired',
    without: 'who holds new answers back keeps a shell at an old one without being noticed',
    file: RULES,
    text: 'if (record.expiresAt <= now)',
    mutant: 'if (record.expiresAt <= 0)',
    test: {
      file: SIGNED_TEST,
      title:
        '[R10.05] that is held at an old state is told when its time is over, and stays in use',
    },
  },
  {
    id: 'answer-withdrawn',
    without: 'the registry runs a version again that was taken back',
    file: RULES,
    text: 'if (running.length > 0)',
    mutant: 'if (running.length < 0)',
    test: NOT_FOLLOWED,
  },
  {
    id: 'answer-forgets',
    without: 'the registry forgets that a version was taken back, to run it again',
    file: RULES,
    text: 'if (forgotten.length > 0)',
    mutant: 'if (forgotten.length < 0)',
    test: NOT_FOLLOWED,
  },
  {
    id: 'answer-without-record',
    without: 'an answer without a number goes round all of this',
    file: RULES,
    text: "if (!record) return last.record && 'it has no number any more';",
    mutant: 'if (!record) return undefined;',
    test: NOT_FOLLOWED,
  },
  {
    id: 'answer-held',
    without: 'the registry moves a frozen widget, though nobody has released it',
    file: RULES,
    text: 'if (moved.length > 0)',
    mutant: 'if (moved.length < 0)',
    test: {
      file: HELD_TEST,
      title: '[R10.05] an answer that gives a frozen widget %s is not followed',
    },
  },
  {
    id: 'answer-held-canary',
    without: 'a new version gets in beside a frozen one, as its canary',
    file: HELD,
    text: 'canary.metadata.version !== before?.metadata.version ||',
    mutant: 'before === null ||',
    test: {
      file: HELD_TEST,
      title: '[R10.05] an answer that gives a frozen widget %s is not followed',
    },
  },
  {
    id: 'answer-without-holds',
    without: 'an answer that says nothing of holds goes round them',
    file: RULES,
    text: 'if (before.holds && !record.holds)',
    mutant: 'if (before.holds === null)',
    test: {
      file: HELD_TEST,
      title: '[R10.05] an answer that does not say any more what is held is not followed',
    },
  },
  {
    id: 'hold-renewed',
    without: 'any act on a frozen widget makes shells believe that it was released',
    file: 'registry/src/records/readHolds.ts',
    text: "frozen: ['held'],",
    mutant: "frozen: ['held', 'raised', 'rolled-back'],",
    test: {
      file: 'registry/src/routes/discovery/releaseRecord.test.ts',
      title: '[R10.04] says what is held since which act, and which version came first',
    },
  },
  {
    id: 'shared-ranges',
    without: 'a version runs with packages of the shell that it does not accept',
    file: 'shell/server/releases/usableVersions.ts',
    text: 'broken.length > 0 ?',
    mutant: 'broken.length < 0 ?',
    test: {
      file: 'shell/server/releases/usableVersions.test.ts',
      title:
        '[R10.05] a version whose ranges this shell does not satisfy is not used, the last good one stands in, and the reason is told',
    },
  },
  {
    id: 'rollback-to-withdrawn',
    without: 'a version that was taken back returns by name',
    file: 'registry/src/routes/rollback/rollBack.ts',
    text: '  if (target?.withdrawn)\n',
    mutant: '  if (target === null)\n',
    test: {
      file: 'registry/src/routes/rollback/rollback.test.ts',
      title:
        '[R10.04] a withdrawn version never runs again, neither by name nor by another publish',
    },
  },
  {
    id: 'publish-checked-again',
    without: 'a publish that began before a freeze goes live after it',
    file: 'registry/src/routes/publish/publishVersion.ts',
    text: '        await check(act);\n',
    mutant: '',
    test: {
      file: 'registry/src/routes/publish/slowStore.test.ts',
      title: '[R10.04] is not published if the widget was frozen in the meantime',
    },
  },
];

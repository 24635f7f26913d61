import type { Mutant } from '../mutant.ts';

const SIGNATURE = 'gateway/src/auth/suppliers/webhookSignature.ts';
const SIGNATURE_TEST = 'gateway/src/auth/suppliers/webhookSignature.test.ts';
const SENDER = 'gateway/src/routes/supplier/sender.ts';
const WEBHOOK_TEST = 'gateway/src/routes/supplier/webhook.test.ts';
const REFUSED = { file: WEBHOOK_TEST, title: 'with %s is refused with 401 and changes nothing' };
const READ = 'gateway/src/records/csv/readCsv.ts';
const CSV_REFUSED = {
  file: 'gateway/src/routes/supplier/csvBatch.test.ts',
  title: 'with %s is refused',
};

/** What suppliers' systems send (ADR 060). */
export const SUPPLIERS: readonly Mutant[] = [
  {
    id: 'webhook-signed',
    without: 'anybody sends a webhook in the name of a supplier',
    file: SENDER,
    text: '|| !isSigned(supplier.webhookSecrets, claim, body))',
    mutant: '|| (isSigned(supplier.webhookSecrets, claim, body) && false))',
    test: REFUSED,
  },
  {
    id: 'webhook-body',
    without: 'who stands between changes the body of a webhook',
    file: SIGNATURE,
    text: '.update(body);',
    mutant: '.update(body.subarray(0, 1));',
    test: {
      file: SIGNATURE_TEST,
      title: 'is that of Standard Webhooks, also beside others and with one of several secrets',
    },
  },
  {
    id: 'webhook-time',
    without:
      'a webhook that somebody has kept is played again after days, when its id is forgotten',
    file: SENDER,
    text: 'if (!isRecent(claim, clock()))',
    mutant: 'if (!isRecent(claim, clock()) && false)',
    test: REFUSED,
  },
  {
    id: 'webhook-again',
    without: 'a webhook that comes again is written again',
    file: SENDER,
    text: 'key: claim.id',
    mutant: 'key: claim.id + String(Math.random())',
    test: {
      file: WEBHOOK_TEST,
      title: 'that comes again gets its first answer and changes nothing, also after later ones',
    },
  },
  {
    id: 'webhook-own-secrets',
    without: 'a supplier signs for another one',
    file: SENDER,
    text: 'find(({ name }) => name === named)',
    mutant: 'find(({ name }) => name === named || named !== undefined)',
    test: {
      file: WEBHOOK_TEST,
      title: 'changes the courses of its own supplier alone',
    },
  },
  {
    id: 'csv-columns',
    without: 'a file of many columns keeps the gateway busy',
    file: READ,
    text: 'if (cells.length > MOST_COLUMNS)',
    mutant: 'if (cells.length > MOST_COLUMNS * 1e9)',
    test: CSV_REFUSED,
  },
  {
    id: 'csv-encoding',
    without: 'a file is read as letters that it does not have',
    file: READ,
    text: 'if (row.isBroken) {',
    mutant: 'if (row.isBroken && columns === undefined) {',
    test: CSV_REFUSED,
  },
];

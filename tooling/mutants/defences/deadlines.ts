import type { Mutant } from '../mutant.ts';

const GUARDED = 'shell/server/releases/guardedStore.ts';
const GUARDED_TEST = 'shell/server/releases/guardedStore.test.ts';

/** Deadlines and bounds of what a server waits for. */
export const DEADLINES: readonly Mutant[] = [
  {
    id: 'store-deadline',
    without: 'an asset store that hangs holds a read for ever',
    file: 'shell/server/releases/assetStore.ts',
    text: 'await within(find(key), deadline)',
    mutant: 'await within(find(key), 2 ** 30)',
    test: {
      file: 'shell/server/releases/assetStore.test.ts',
      title: '[R10.05] gives up a read that is late',
    },
  },
  {
    id: 'store-limits-of-s3',
    without: 'a request to an S3 store that hangs never ends',
    file: 'server-kit/src/files/openDisk.ts',
    text: 'requestHandler: limits,',
    mutant: '',
    test: {
      file: 'server-kit/src/files/openDisk.test.ts',
      title: 'that %s fails a read within its time',
    },
  },
  {
    id: 'store-patience-of-pages',
    without: "a page waits for a widget's files",
    file: 'shell/server/releases/versionFiles.ts',
    text: 'await within(files, patience)',
    mutant: 'await within(files, 2 ** 30)',
    test: {
      file: 'shell/server/document/renderDocument.test.ts',
      title: '[R10.05] stands, with its head, without the files of a version whose store hangs',
    },
  },
  {
    id: 'store-missing-names',
    without: 'each request for an unknown file asks the asset store',
    file: GUARDED,
    text: 'missing.set(key, true)',
    mutant: 'missing.delete(key)',
    test: {
      file: GUARDED_TEST,
      title: '[R10.05] is not asked again for a missing file at once, but soon',
    },
  },
  {
    id: 'store-reads-under-way',
    without: 'requests for files pile up before a slow asset store',
    file: GUARDED,
    text: 'if (reading.size >= reads)',
    mutant: 'if (reading.size < 0)',
    test: {
      file: GUARDED_TEST,
      title: '[R10.05] is asked once for a file that many want, and has a bound on its reads',
    },
  },
  {
    id: 'forwarded-base',
    without: 'a visitor asks the gateway for what lies outside of its base',
    file: 'shell/server/routes/forward/forwardGateway.ts',
    text: 'isOurs || !isBelowGateway(path)',
    mutant: 'isOurs',
    test: {
      file: 'shell/server/routes/forward/forwardGateway.test.ts',
      title: 'refuses %s, which leaves the base of the gateway',
    },
  },
  {
    id: 'body-deadline',
    without: 'a body that drips holds its connection for more than a minute',
    file: 'server-kit/src/http/createServer.ts',
    text: 'app.server.headersTimeout = requestTimeout;',
    mutant: '',
    test: {
      file: 'server-kit/src/http/createServer.test.ts',
      title: 'with its %s, over HTTP/1',
    },
  },
  {
    id: 'body-deadline-of-http2',
    without: 'a body that drips over HTTP/2 has no end',
    file: 'server-kit/src/http/createServer.ts',
    text: 'setHttp2Deadline(app.server, requestTimeout);',
    mutant: 'void setHttp2Deadline;',
    test: {
      file: 'server-kit/src/http/createServer.test.ts',
      title: 'with its body, over HTTP/2, while a request beside it is answered',
    },
  },
  {
    id: 'no-second-answer',
    without: 'clients that go away in the middle of a page fill the log with errors',
    file: 'server-kit/src/admission/requestWork.ts',
    text: 'if (!this.#isAnswered) this.#giveUp',
    mutant: 'this.#giveUp',
    test: {
      file: 'server-kit/src/admission/inFlight.test.ts',
      title: '[R10.05] answers no second time when the client goes away in the middle of a stream',
    },
  },
  {
    id: 'end-after-all-sockets',
    without: 'a server that ends closes its database before it has answered',
    file: 'server-kit/src/process/runServer.ts',
    text: "app.addHook('onClose', () => stop());",
    mutant: '',
    test: {
      file: 'server-kit/src/process/runServer.test.ts',
      title:
        'does not end what its requests use before the last of them is answered, whichever socket took it',
    },
  },
  {
    id: 'origin-protocol',
    without: 'a page of the same host by another protocol acts in the name of who is signed in',
    file: 'shell/server/auth/sameOrigin.ts',
    text: 'origin?.startsWith(`${protocol}://`) === true',
    mutant: 'protocol !== undefined',
    test: {
      file: 'shell/server/routes/auth/otherSites.test.ts',
      title: 'is one of the same host by another protocol, unless the browser vouches for it',
    },
  },
  {
    id: 'reports-in-log',
    without: "browsers' reports fill the log",
    file: 'shell/server/routes/telemetry/intake.ts',
    text: "if (place === 'fits')",
    mutant: "if (place !== 'last')",
    test: {
      file: 'shell/server/routes/telemetry/intake.test.ts',
      title: '[R10.05] fill no log: those beyond a minute of it are counted only',
    },
  },
  {
    id: 'framed-data',
    without: 'another site frames data and files of this one',
    file: 'shell/server/plugins/securityHeaders.ts',
    text: "reply.header('content-security-policy', \"frame-ancestors 'none'\");",
    mutant: '',
    test: {
      file: 'shell/server/plugins/securityHeaders.test.ts',
      title: 'let no site frame data and files, and no page use what the site does not use',
    },
  },
  {
    id: 'locked-database',
    without: 'another process that writes to a SQLite file holds up every request of this one',
    file: 'server-kit/src/database/openSqlite.ts',
    text: 'runUnlocked(() => execute(query), this.#longestWait)',
    mutant: '(void runUnlocked, execute(query))',
    test: {
      file: 'server-kit/src/database/openSqlite.test.ts',
      title: 'waits without holding up the event loop, and is then done',
    },
  },
  {
    id: 'forwarded-connection',
    without: "the gateway's connection decides whether a visitor's connection stays open",
    file: 'shell/server/routes/forward/sendOn.ts',
    text: 'const own = withoutConnection(headers);',
    mutant: 'const own = headers; void withoutConnection;',
    test: {
      file: 'shell/server/routes/forward/forwardGateway.test.ts',
      title: 'closes the connection of a caller who asks for it, and keeps that of another',
    },
  },
  {
    id: 'imported-controls',
    without: 'an imported name makes the text around it look like another',
    file: 'gateway/src/records/cells.ts',
    text: '.refine((text) => !HIDDEN.test(text)',
    mutant: '.refine(() => HIDDEN !== undefined',
    test: {
      file: 'gateway/src/records/cells.test.ts',
      title: 'that has %j is refused, since it makes other text look different',
    },
  },
  {
    id: 'disk-full',
    without: 'a full disk looks like an unknown failure',
    file: 'server-kit/src/http/errorReply.ts',
    text: 'isDiskFull(error) ? 507 : 500',
    mutant: 'isDiskFull(error) ? 500 : 500',
    test: {
      file: 'registry/src/fullDisk.test.ts',
      title: '[R10.04] a full database answers an act with 507, and what is live has not changed',
    },
  },
];

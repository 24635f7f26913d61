import type { Mutant } from '../mutant.ts';

const SIGNATURES = 'shell/server/releases/signatures.ts';
const SIGNATURES_TEST = 'shell/server/releases/signatures.test.ts';
const UNPACK = 'registry/src/routes/publish/unpackWidget.ts';
const CHECK = 'registry/src/routes/publish/checkWidget.ts';
const PUBLISH_TEST = 'registry/src/routes/publish/publish.test.ts';
const WAIVER_TEST = 'registry/src/routes/publish/waiver.test.ts';
const REFUSED = { file: PUBLISH_TEST, title: '[R10.04] refuses %s' };
const FILES_TEST = {
  file: 'shell/server/routes/remotes/remoteFiles.test.ts',
  title: '[R10.05] exclude %s',
};
const TICKETS = 'shell/server/telemetry/visitTickets.ts';
const TICKETS_TEST = 'shell/server/telemetry/visitTickets.test.ts';
const PREVIEWS_TEST = 'registry/src/routes/previews/previews.test.ts';
const ADDRESSES_TEST = 'registry/src/routes/previews/addresses.test.ts';
const PREVIEW_ROUTES = 'shell/server/routes/previews/previewRoutes.ts';
const PREVIEW_ROUTES_TEST = 'shell/server/routes/previews/previewRoutes.test.ts';

/** Publishing, versions and their files, previews, visits of a trial. */
export const RELEASES: readonly Mutant[] = [
  {
    id: 'last-good-version',
    without: 'a bad signature takes a widget from the page',
    file: 'shell/server/releases/chooseRelease.ts',
    text: "return lastGood && { live: lastGood, why: 'last-good', behind: undefined, replaced: stable };",
    mutant: 'return undefined;',
    test: {
      file: 'shell/server/releases/chooseRelease.test.ts',
      title:
        '[R10.05] has the last good version as stand-in, and uses it if the stable version was refused',
    },
  },
  {
    id: 'last-good-on-the-server',
    without: 'a version that kills its renderer leaves its slot empty in every document',
    file: 'shell/server/releases/chooseRelease.ts',
    text: '!(lastGood && avoided.has(toId(stable.extras.manifest)))',
    mutant: 'avoided !== undefined',
    test: {
      file: 'shell/server/releases/chooseRelease.test.ts',
      title: '[R10.05] is the last good version while this server cannot render the stable one',
    },
  },
  {
    id: 'new-versions-are-tried-first',
    without: 'documents wait for a new version that never paints',
    file: 'shell/server/render/WidgetRenderers.ts',
    text: 'if (isBanned || this.tries.isNew(manifest)) avoided.add(id);',
    mutant: 'if (isBanned) avoided.add(id);',
    test: {
      file: 'shell/server/documents/documentRelease.test.ts',
      title: '[R10.05] are the last good ones until a new version has painted in its try',
    },
  },
  {
    id: 'patience-with-tries-ends',
    without: 'documents wait for the try of a new version as long as it hangs',
    file: 'shell/server/documents/tryReplaced.ts',
    text: 'await within(Promise.all(underWay), tryPatience);',
    mutant: 'await Promise.all(underWay);',
    test: {
      file: 'shell/server/routes/pages/releasedDocuments.test.ts',
      title: '[R10.05] has the last good one where the patience of the server ends',
    },
  },
  {
    id: 'failed-tries-rest',
    without: 'a new version that hangs is tried again and again',
    file: 'shell/server/render/FirstTries.ts',
    text: 'this.isNew(version) && !this.isResting(version)',
    mutant: 'this.isNew(version)',
    test: {
      file: 'shell/server/documents/documentRelease.test.ts',
      title:
        '[R10.05] stay the last good ones beside a version that %s, and nobody tries it again at once',
    },
  },
  {
    id: 'too-many-stops-end-trust',
    without: 'a version that paints once, and then hangs, is back in all documents each minute',
    file: 'shell/server/render/WidgetRenderers.ts',
    text: 'onBan: () => this.tries.fail(manifest),',
    mutant: 'onBan: () => {},',
    test: {
      file: 'shell/server/documents/documentRelease.test.ts',
      title: '[R10.05] are the last good ones again while a version rests that had too many stops',
    },
  },
  {
    id: 'tries-have-a-low-priority',
    without: 'a new version that spins takes a processor from the documents of others',
    file: 'server-kit/src/renderer/rendererCommand.ts',
    text: "priority === 'low' ? 'nice -n 19 ' : ''",
    mutant: "priority === 'low' ? '' : ''",
    test: {
      file: 'shell/server/render/WidgetRenderers.test.ts',
      title:
        '[R10.05] takes the processor from nobody: its process has a low priority, and is another one than that of the documents',
    },
  },
  {
    id: 'signed-versions',
    without: 'the registry has the shell run what no team has signed',
    file: SIGNATURES,
    text: 'keys === undefined || isSigned(keys, manifest, signature)',
    mutant: 'keys === undefined || isSigned !== undefined || signature === ""',
    test: { file: SIGNATURES_TEST, title: '[R10.05] exclude one %s' },
  },
  {
    id: 'signed-entry',
    without: 'the registry names another hash of an entry than the signed one',
    file: SIGNATURES,
    text: ' || !hasItsHash(live)',
    mutant: '',
    test: { file: SIGNATURES_TEST, title: '[R10.05] exclude one %s' },
  },
  {
    id: 'entry-on-this-site',
    without: 'the registry names an entry of another site',
    file: SIGNATURES,
    text: '!standsHere(live) || ',
    mutant: '',
    test: {
      file: SIGNATURES_TEST,
      title: '[R10.05] exclude one at %s, with or without keys',
    },
  },
  {
    id: 'server-file-hash',
    without: 'the store has the server run a changed file',
    file: 'shell/server/releases/versionFiles.ts',
    text: ' || !fitsIntegrity(content, record.integrity)',
    mutant: '',
    test: {
      file: 'shell/server/releases/versionFiles.test.ts',
      title: '[R10.05] are refused if the content of %s has changed',
    },
  },
  {
    id: 'server-bundles-stay',
    without: 'a browser reads a server bundle',
    file: 'shell/server/routes/remotes/remoteFiles.ts',
    text: '(?!server\\/)[A-Za-z0-9_.-]+\\.(js|css|svg|woff2|png|webp|avif)$/',
    mutant: '[A-Za-z0-9_./-]+\\.(js|cjs|css|svg|woff2|png|webp|avif)$/',
    test: FILES_TEST,
  },
  {
    id: 'file-names',
    without: 'a path reads another file of the store',
    file: 'shell/server/routes/remotes/remoteFiles.ts',
    text: '    if (!pattern.test(key)) return sendNotFound(reply);\n',
    mutant: '',
    test: FILES_TEST,
  },
  {
    id: 'published-paths',
    without: 'a team publishes a file outside its folder, or a hidden one',
    file: UNPACK,
    text: ' || !PATH.test(path)',
    mutant: '',
    test: REFUSED,
  },
  {
    id: 'published-links',
    without: 'a team publishes a link to a file of the server',
    file: UNPACK,
    text: "if (type !== 'File' && type !== 'OldFile')",
    mutant: "if (type !== 'File' && type !== 'OldFile' && type !== 'SymbolicLink')",
    test: REFUSED,
  },
  {
    id: 'unpacked-size',
    without: 'a small archive fills the memory of the registry',
    file: UNPACK,
    text: '{ maxOutputLength: LIMITS.unpacked }',
    mutant: '{}',
    test: REFUSED,
  },
  {
    id: 'file-size',
    without: 'a team publishes a file of any size',
    file: UNPACK,
    text: 'if (size > LIMITS.file)',
    mutant: 'if (size < 0)',
    test: REFUSED,
  },
  {
    id: 'file-count',
    without: 'a team publishes files without end',
    file: UNPACK,
    text: 'if (files.size >= LIMITS.files)',
    mutant: 'if (files.size < 0)',
    test: REFUSED,
  },
  {
    id: 'packed-twice',
    without: 'an archive in an archive passes the limit of size',
    file: UNPACK,
    text: 'archive.subarray(0, mark.length).equals(mark)',
    mutant: 'archive.equals(mark)',
    test: REFUSED,
  },
  {
    id: 'published-hash',
    without: 'a file differs from what the manifest says',
    file: CHECK,
    text: ' || toIntegrity(file) !== integrity',
    mutant: '',
    test: REFUSED,
  },
  {
    id: 'unlisted-files',
    without: 'a team hides a file without a hash in its version',
    file: CHECK,
    text: 'if (path !== MANIFEST && !Object.hasOwn(manifest.files, path))',
    mutant: "if (path === '')",
    test: REFUSED,
  },
  {
    id: 'immutable-versions',
    without: 'a published version changes',
    file: 'registry/src/routes/publish/publishVersion.ts',
    text: '  if (known && known.fingerprint !== toFingerprint(manifest)) throw differs(manifest);\n',
    mutant: '',
    test: { file: PUBLISH_TEST, title: '[R10.04] never changes a published version' },
  },
  {
    id: 'no-redirects-of-registry',
    without: 'who stands between a team and the registry leads the token elsewhere',
    file: 'registry/src/client/callRegistry.ts',
    text: "redirect: 'error',",
    mutant: "redirect: 'follow',",
    test: {
      file: 'registry/src/client/callRegistry.test.ts',
      title:
        '[R10.04] a call of the registry follows no redirect, so no other server gets its token',
    },
  },
  {
    id: 'preview-signature',
    without: 'somebody forges the link of a preview',
    file: 'registry/src/preview/previewToken.ts',
    text: ' || !timingSafeEqual(given, due)',
    mutant: '',
    test: {
      file: PREVIEWS_TEST,
      title:
        '[R10.04] cannot be issued by the team of another widget, and its link is not a session',
    },
  },
  {
    id: 'preview-use',
    without: 'the link of a preview is a session that opens again and again',
    file: 'registry/src/preview/previewToken.ts',
    text: 'read.data.use === use && ',
    mutant: '',
    test: {
      file: PREVIEWS_TEST,
      title:
        '[R10.04] cannot be issued by the team of another widget, and its link is not a session',
    },
  },
  {
    id: 'preview-asked',
    without: 'a scanner of links uses up a preview before its reader opens it',
    file: PREVIEW_ROUTES,
    text: `{ pages }: PreviewServices): void {
  app.get<{ Querystring: LinkFields }>('/preview', async (request, reply) => {
    const { token = '', at } = request.query;
`,
    mutant: `{ pages, previews }: PreviewServices): void {
  app.get<{ Querystring: LinkFields }>('/preview', async (request, reply) => {
    const { token = '', at } = request.query;
    await previews.open({ token });
`,
    test: {
      file: PREVIEW_ROUTES_TEST,
      title:
        '[R10.04] is used up by no %s: whoever follows it sees one button, and nothing is asked of the registry',
    },
  },
  {
    id: 'preview-address-asked',
    without: 'a crawler opens a preview by the address of a version',
    file: PREVIEW_ROUTES,
    text: '  const look = isVersionAddress(params)',
    mutant: '  await previews.open(params);\n  const look = isVersionAddress(params)',
    test: {
      file: PREVIEW_ROUTES_TEST,
      title:
        '[R10.04] sets and opens nothing by a %s: it shows the version and one button, is kept nowhere and found by no search',
    },
  },
  {
    id: 'preview-leads-home',
    without: 'the button of a preview leads to another site',
    file: 'shell/server/previews/landing.ts',
    text: 'path !== undefined && isPagePath(toDestination(path).path) ? path : undefined',
    mutant: 'isPagePath(toDestination(path ?? "").path) ? path : String(text)',
    test: {
      file: PREVIEW_ROUTES_TEST,
      title: '[R10.04] leads to the page of this site that it names, and to no other site',
    },
  },
  {
    id: 'preview-votes',
    without: 'what a preview breaks in the page takes a version of a neighbour back',
    file: 'shell/server/telemetry/visitAdmission.ts',
    text: '!isPreview && countsVisits(name)',
    mutant: '(!isPreview || name !== "") && countsVisits(name)',
    test: {
      file: 'shell/server/telemetry/visitAdmission.test.ts',
      title:
        '[R10.04] may report about its versions that are on trial, but about none beside a preview',
    },
  },
  {
    id: 'preview-origin',
    without: "another site opens a preview in a visitor's browser",
    file: PREVIEW_ROUTES,
    text: 'const guarded = { onRequest: refuseOtherOrigins };',
    mutant: 'const guarded = { onRequest: async () => void refuseOtherOrigins };',
    test: { file: PREVIEW_ROUTES_TEST, title: '[R10.04] is not opened by a form %s' },
  },
  {
    id: 'preview-address-key',
    without: 'who guesses a number sees a version that nobody has released',
    file: 'registry/src/preview/versionAddress.ts',
    text: 'given.length === due.length && timingSafeEqual(given, due)',
    mutant: 'given.length === due.length || timingSafeEqual !== undefined',
    test: {
      file: ADDRESSES_TEST,
      title:
        '[R10.04] cannot be guessed: one refusal for a wrong key and for what was never published',
    },
  },
  {
    id: 'preview-address-renewed',
    without: 'an address that went too far shows its version for ever',
    file: 'registry/src/preview/versionAddress.ts',
    text: '${widget}@${version} ${round}`',
    mutant: '${widget}@${version} ${round * 0}`',
    test: {
      file: ADDRESSES_TEST,
      title: '[R10.04] leads nowhere once it is renewed, and the log says why',
    },
  },
  {
    id: 'preview-of-others',
    without: "a team shows another team's unreleased version to whom it likes",
    file: 'registry/src/routes/previews/issueRoute.ts',
    text: "if (owner === 'operator') return;",
    mutant: "if (owner !== '') return;",
    test: {
      file: PREVIEWS_TEST,
      title:
        "[R10.04] is refused to a team that has no key of the other's address; an operator needs none",
    },
  },
  {
    id: 'preview-taken-back',
    without: 'what was taken back runs again in previews',
    file: 'registry/src/routes/previews/shown.ts',
    text: 'return withdrawn\n    ?',
    mutant: "return withdrawn && name === ''\n    ?",
    test: {
      file: ADDRESSES_TEST,
      title: '[R10.04] says that its version was taken back, and so does a session that was open',
    },
  },
  {
    id: 'preview-end',
    without: 'a preview never ends',
    file: 'registry/src/preview/previewToken.ts',
    text: ' && read.data.expires > now',
    mutant: '',
    test: { file: PREVIEWS_TEST, title: '[R10.04] expires' },
  },
  {
    id: 'preview-production',
    without: "production previews a build of somebody's own machine",
    file: 'registry/src/routes/previews/shown.ts',
    text: 'if (!localPreviews) throw',
    mutant: 'if (text === "" && !localPreviews) throw',
    test: {
      file: PREVIEWS_TEST,
      title: '[R10.04] is refused in production, and so are existing links and sessions',
    },
  },
  {
    id: 'ticket-signature',
    without: 'somebody forges visits that take a good version back',
    file: TICKETS,
    text: '        !timingSafeEqual(given, due) ||\n',
    mutant: '',
    test: { file: TICKETS_TEST, title: '[R10.04] cannot be changed or forged' },
  },
  {
    id: 'ticket-end',
    without: 'the ticket of a document counts for ever',
    file: TICKETS,
    text: 'Number.parseInt(ends, 36) <= clock()',
    mutant: 'Number.parseInt(ends, 36) <= 0',
    test: {
      file: TICKETS_TEST,
      title: '[R10.04] expires, and a site with another secret refuses it',
    },
  },
  {
    id: 'ticket-once',
    without: 'one document reports many visits',
    file: 'shell/server/telemetry/visitAdmission.ts',
    text: "      if (!(await tellsVisit(read.id))) return { outcome: 'told before' };\n",
    mutant: '',
    test: {
      file: 'shell/server/telemetry/visitAdmission.test.ts',
      title: '[R10.04] counts once for each document',
    },
  },
  {
    id: 'documents-that-hang',
    without: 'a version that hangs every page is raised, since no browser reports it',
    file: 'registry/src/trial/judge.ts',
    text: "(kind) => kind !== 'unheard' || counts.issued > 0",
    mutant: "(kind) => kind !== 'unheard'",
    test: {
      file: 'registry/src/routes/raise/trials.test.ts',
      title: '[R10.04] that hangs, so that its documents tell nothing, is taken back as well',
    },
  },
  {
    id: 'watched-after-all',
    without: 'a version that breaks every page stays, since it was simply deployed',
    file: 'registry/src/watch/giveToAll.ts',
    text: 'if (stable && lastGood(stable, all))',
    mutant: 'if (stable && stable.version !== version && lastGood(stable, all))',
    test: {
      file: 'registry/src/watch/watch.test.ts',
      title:
        '[R10.04] that was simply published, and fails for everybody, goes back to the version before by itself',
    },
  },
  {
    id: 'no-trial-after-its-base',
    without: 'a trial goes on beside a version that was taken back',
    file: 'registry/src/watch/followWatch.ts',
    text: '  if (trial)\n',
    mutant: '  if (trial?.version === version)\n',
    test: {
      file: 'registry/src/watch/watch.test.ts',
      title:
        '[R10.04] stays watched while a later one is on trial, and its going back ends that trial',
    },
  },
  {
    id: 'slow-hours',
    without: 'a slow hour of the site takes back what was published before it',
    file: 'registry/src/trial/comparison.ts',
    text: "kinds: ['failed', 'unheard'],",
    mutant: "kinds: ['failed', 'slow', 'unheard'],",
    test: {
      file: 'registry/src/trial/judgeWatched.test.ts',
      title: '[R10.04] a slow hour of the site does not speak against a watched version',
    },
  },
  {
    id: 'few-known-visits',
    without: 'a version that breaks every page stays, since nothing is known of the one before',
    file: 'registry/src/trial/comparison.ts',
    text: 'assumed: { happened: 3, of: 20 },',
    mutant: 'assumed: { happened: 0, of: 1 },',
    test: {
      file: 'registry/src/watch/watch.test.ts',
      title:
        '[R10.04] goes back also if nothing is known of the version before, but only if it is broken for many more',
    },
  },
  {
    id: 'unrendered-versions-count',
    without: 'a version that throws in every render is raised, since browsers show it',
    file: 'shell/server/document/head.ts',
    text: "  if (unrendered.size === 0) return '';",
    mutant: "  if (unrendered.size >= 0) return '';",
    test: {
      file: 'shell/server/document/renderDocument.test.ts',
      title: '[R10.04] names at its end a version %s in its render',
    },
  },
  {
    id: 'gateway-is-no-fault-of-a-version',
    without: 'a gateway that is away takes back what was published before',
    file: 'shell/server/render/RenderProcess.ts',
    text: 'sent.wasRefused ? Error : FaultyPaintError',
    mutant: 'sent.wasRefused ? FaultyPaintError : FaultyPaintError',
    test: {
      file: 'shell/server/render/VersionRenderer.test.ts',
      title: '[R10.05] tells whether the version is at fault: one %s',
    },
  },
  {
    id: 'blank-is-not-empty',
    without: 'a slot with blank elements counts as one that has nothing to show',
    file: 'shell/src/widgets/sight/lookAtSlot.ts',
    text: "return island.hasChildNodes() ? 'nothing' : 'empty';",
    mutant: "return 'empty';",
    test: {
      file: 'shell/src/widgets/sight/sight.test.ts',
      title:
        '[R10.05] of a widget that may show nothing, but has elements that draw nothing: tells that it is lost',
    },
  },
  {
    id: 'taken-back-on-a-stage',
    without: 'production gets what the stage has taken back',
    file: 'registry/src/routes/versions/archiveRoute.ts',
    text: 'if (record.withdrawn)',
    mutant: 'if (record.collected)',
    test: {
      file: 'registry/src/routes/versions/promote.test.ts',
      title: '[R10.04] that the stage never had, or has taken back',
    },
  },
  {
    id: 'signature-of-a-stage',
    without: 'a version loses the signature of its team on the way to production',
    file: 'registry/src/client/promoteWidget.ts',
    text: "found.headers.get('x-signature') ?? ''",
    mutant: "''",
    test: {
      file: 'registry/src/routes/versions/promote.test.ts',
      title:
        '[R10.04] is what visitors get: the same files under the signature of the team, and the log says from where',
    },
  },
  {
    id: 'rules-of-a-team',
    without: "a team's own rules for its canaries are not asked",
    file: 'registry/src/trial/comparison.ts',
    text: 'rolloutRules.parse(rollout)',
    mutant: 'rolloutRules.parse({})',
    test: {
      file: 'registry/src/routes/raise/trials.test.ts',
      title:
        '[R10.04] is taken back for a difference that its own rules do not allow, and the usual ones do',
    },
  },
  {
    id: 'shortest-step',
    without: 'a canary reaches every visitor before a late failure can be seen',
    file: 'registry/src/routes/visits/followTrial.ts',
    text: 'registry.clock() - trial.shareSince < rules.step.minutes * MINUTE',
    mutant: 'registry.clock() < trial.shareSince',
    test: {
      file: 'registry/src/routes/raise/trials.test.ts',
      title: '[R10.04] stays at each share for ten minutes at least, however many visits it has',
    },
  },
  {
    id: 'visits-of-a-network',
    without: 'one network decides about a version',
    file: 'shell/server/telemetry/visitAdmission.ts',
    text: 'limit: perNetwork,',
    mutant: 'limit: perNetwork * 1000,',
    test: {
      file: 'shell/server/telemetry/visitAdmission.test.ts',
      title:
        '[R10.04] counts twice a day for each version from one network, and again on another day',
    },
  },
  {
    id: 'new-versions-are-run',
    without: 'the registry takes a server bundle that does not load',
    file: 'registry/src/routes/publish/publishVersion.ts',
    text: '...(await tryVersion(manifest, files, registry)),',
    mutant: 'bundle: [],\n    mount: [],',
    test: {
      file: WAIVER_TEST,
      title: '[R10.03] is refused with all that is wrong with it in one answer, also by a dry run',
    },
  },
  {
    id: 'new-versions-run-twice',
    without: 'the registry takes a version that renders differently each time',
    file: 'registry/src/gate/bundle/runBundle.ts',
    text: 'complaints = [...toComplaints(again), ...toDifferences(once, again)];',
    mutant: 'complaints = toComplaints(again);',
    test: {
      file: 'registry/src/gate/bundle/runBundle.test.ts',
      title: '[R10.03] is refused where its paint depends on %s',
    },
  },
  {
    id: 'new-versions-are-mounted',
    without: 'the registry takes a version that throws when it is mounted',
    file: 'registry/src/routes/publish/tryVersion.ts',
    text: 'return { bundle: visits.complaints, mount };',
    mutant: 'return { bundle: visits.complaints, mount: mount.slice(0, 0) };',
    test: {
      file: 'tooling/conform/publishMounted.test.ts',
      title:
        '[R10.03] is refused by the registry where it throws at its mount, also by a dry run, and taken where an operator waives that',
    },
  },
  {
    id: 'recorded-visits-become-alive',
    without:
      'a recorded visit is played on an empty element, so that nobody sees whether it hydrates',
    file: 'registry/src/gate/mount/trialPlan.ts',
    text: "html: trial.visits.get(path) ?? '',",
    mutant: "html: '',",
    test: {
      file: 'tooling/conform/recordedVisits.test.ts',
      title:
        '[R10.03] plays it on what its server has painted, and is refused where that does not become alive',
    },
  },
  {
    id: 'styles-have-a-weight',
    without: 'a version makes every document megabytes large by its styles',
    file: 'registry/src/gate/weight/brokenWeight.ts',
    text: 'if (styles > MOST_STYLES)',
    mutant: 'if (styles < 0)',
    test: {
      file: 'registry/src/gate/weight/weight.test.ts',
      title: '[R10.03] has no room for three megabytes of styles, early or late',
    },
  },
  {
    id: 'languages-stay',
    without: 'a version takes a language from the visitors who read it',
    file: 'registry/src/gate/brokenLanguages.ts',
    text: 'spoken(before).filter(',
    mutant: 'spoken(before).slice(0, 0).filter(',
    test: {
      file: 'registry/src/gate/brokenLanguages.test.ts',
      title: '[R9.06] are missed by name, where visitors have them',
    },
  },
  {
    id: 'waivers-of-operators',
    without: 'a team waives the checks of its own version',
    file: 'registry/src/routes/publish/publishRoute.ts',
    text: '  refuseWaiver(publisher, wish.waive);\n',
    mutant: '',
    test: {
      file: WAIVER_TEST,
      title: '[R10.02] is not for a team, not even for its own version',
    },
  },
];

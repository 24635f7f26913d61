import type { Mutant } from '../mutant.ts';

/** R8: what people are told when something is wrong. */
export const MESSAGES: readonly Mutant[] = [
  {
    id: 'R8.01 default',
    without:
      'a condition that the gateway refuses looks like a fault of the site, to be tried again',
    file: 'mf-results/src/results/searchCourses.ts',
    text: "status === BAD_REQUEST ? 'DEFAULT' : 'APIERROR'",
    mutant: "'APIERROR'",
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title:
        '[R8.01] shows DEFAULT after a condition that the gateway refuses and the form did not, with links to set it right',
    },
  },
  {
    id: 'R8.01 other-bundle',
    without:
      'every refusal of the gateway is told as a fault, since the page throws its own errors',
    file: 'mf-results/src/results/searchCourses.ts',
    text: 'isApiError(failure) ?',
    mutant: 'failure instanceof isApiError ?',
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title:
        '[R8.01] shows DEFAULT after a condition that the gateway refuses and the form did not, with links to set it right',
    },
  },
  {
    id: 'R8.01 wrong-areas',
    without: 'nobody is told which area is wrong',
    file: 'shared-contracts/src/golf/labels/ja.ts',
    text: '選び直してください。（エリア：${areas}）',
    mutant: '選び直してください。',
    test: {
      file: 'shared-contracts/src/golf/messages/messages.test.ts',
      title: '[R8.01] are those of the catalogue, with their values',
    },
  },
  {
    id: 'R8.03 offline',
    without: 'a visitor without a network is told that the site has failed',
    file: 'mf-results/src/search-failed/SearchFailed.tsx',
    text: "code === 'APIERROR' && !isOnline",
    mutant: "code === 'APIERROR' && !isOnline && false",
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title: '[R8.03] says when there is no network, and searches again by itself when it is back',
    },
  },
  {
    id: 'R8.03 refused-reply',
    without: 'an answer that says that it failed is shown as a result',
    file: 'shared-contracts/src/golf/gateway/callGateway.ts',
    text: '  if (status !== OK) throw new RefusedReplyError(path, status);\n',
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/gateway/callGateway.test.ts',
      title: '[R8.03] rejects a reply that says that it failed, with its status',
    },
  },
  {
    id: 'R8.03 time-out',
    without: 'a search that finds too much is only told to be repeated',
    file: 'mf-results/src/results/searchCourses.ts',
    text: "  if (isTimeout(failure)) return { code: 'TIMEOUT', status };\n",
    mutant: '  void isTimeout;\n',
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title:
        '[R8.03] [R8.01] shows TIMEOUT after a time-out, with links to the two dialogs that narrow the search',
    },
  },
  {
    id: 'R8.05 nothing-fits',
    without: 'a name that no course has looks like one that has suggestions',
    file: 'mf-search-form/src/fields/course-name/useSuggestions.ts',
    text: "state === 'failed' || (state === 'ready' && found.every(isNear))",
    mutant: "state === 'failed' && found.length === 0",
    test: {
      file: 'mf-search-form/src/fields/course-name/CourseNameField.test.tsx',
      title:
        '[R8.05] nothing that fits is marked as an error, as a failed call is, but not what is still loading',
    },
  },
  {
    id: 'R8.06 content-again',
    without: 'the banners stay away although the network is back',
    file: 'mf-content/src/useContent.ts',
    text: "    window.addEventListener('online', count);\n",
    mutant: '',
    test: {
      file: 'mf-content/src/Content.test.tsx',
      title: '[R8.06] repeats a failed call when the network is back',
    },
  },
  {
    id: 'R8.06 unread-member',
    without: 'a member takes a failed call for a logout',
    file: 'mf-member-panel/src/member/useMember.ts',
    text: '.catch(() => unread)',
    mutant: '.catch(() => ({ ...unread, isError: false }))',
    test: {
      file: 'mf-member-panel/src/MemberPanel.test.tsx',
      title: '[R8.06] says that a member could not be read, which a guest is not told',
    },
  },
  {
    id: 'R8.08 error-message',
    without: 'the error page hides what has stopped the frame',
    file: 'shell/src/pages/ErrorPage.tsx',
    text: 'message={error?.message ?? failure?.message}',
    mutant: 'message={failure?.message}',
    test: {
      file: 'shell/src/app/FatalBoundary.test.tsx',
      title:
        '[R8.08] an error of the frame itself shows the error page, with its message and a link that reloads',
    },
  },
  {
    id: 'R8.08 server-message',
    without: 'the page of a server error does not say what has failed',
    file: 'shell/server/plugins/errorReply.ts',
    text: ' message: reason,',
    mutant: '',
    test: {
      file: 'shell/server/plugins/errorReply.test.ts',
      title:
        '[R8.08] is answered by the error page, with 500, the message as text and the id of the request',
    },
  },
  {
    id: 'R8.08 no-inside',
    without: 'the page of a server error shows the addresses of the machines',
    file: 'server-kit/src/http/toReason.ts',
    text: '.replaceAll(INSIDE, REMOVED)',
    mutant: '',
    test: {
      file: 'shell/server/plugins/errorReply.test.ts',
      title: '[R8.08] does not say how the servers are built',
    },
  },
  {
    id: 'R8.08 unhandled',
    without: 'a rejection that the frame leaves unhandled is reported, and the page stands still',
    file: 'shell/src/telemetry/reportUncaught.ts',
    text: '    if (isOfFrame(error)) onFatal?.(error);\n',
    mutant: '',
    test: {
      file: 'shell/src/telemetry/reportUncaught.test.ts',
      title:
        '[R8.08] end in the error page where only files of the frame are in the stack, thrown or rejected',
    },
  },
  {
    id: 'R8.08 request-id',
    without: 'nobody can say which request has failed',
    file: 'shell/src/pages/ErrorPage.tsx',
    text: ' id={failure?.id} />',
    mutant: ' id={undefined} />',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title: '[R8.08] the error page shows the message and the id of the request, as text',
    },
  },
  {
    id: 'R8.09 no-json',
    without: 'an answer that is no JSON is taken for an empty one',
    file: 'host-kit/src/request/axiosClient.ts',
    text: "throw new ApiError('Answer is not JSON', { status: -1, path, cause: error });",
    mutant: 'return undefined;',
    test: {
      file: 'host-kit/src/request/axiosClient.test.ts',
      title: '[R8.09] rejects an answer that is not JSON',
    },
  },
];

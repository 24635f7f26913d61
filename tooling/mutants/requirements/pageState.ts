import type { Mutant } from '../mutant.ts';

/** R3.25 to R3.30: accounts, neighbours, the frame of the page, the device. */
export const PAGE_STATE: readonly Mutant[] = [
  {
    id: 'R3.25 identity',
    without: 'two contracts of one reservation account are one person',
    file: 'shell/server/auth/adapters.ts',
    text: "joined('rfb', service, user_type, contract_id, requested_contract_id)",
    mutant: "joined('rfb', service, user_type)",
    test: {
      file: 'shell/server/auth/adapters.test.ts',
      title: '[R3.23][R3.25] %s with %j has the identity %s',
    },
  },
  {
    id: 'R3.25 own-parameters',
    without: 'an account system is sent the fields of another one, secrets among them',
    file: 'shell/server/auth/adapters.ts',
    text: 'toLogin: ({ phoenix, garuda }) => ({ phoenix, garuda })',
    mutant: 'toLogin: (given) => given',
    test: {
      file: 'shell/server/auth/adapters.test.ts',
      title: '[R3.25][R7.10] %s receives exactly %j at a login',
    },
  },
  {
    id: 'R3.25 requested-contract',
    without: 'whoever books for another contract is signed in without it',
    file: 'shell/server/auth/adapters.ts',
    text: '      ...(requested_contract_id !== undefined && { requested_contract_id }),\n',
    mutant: '',
    test: {
      file: 'shell/server/auth/adapters.test.ts',
      title: '[R3.25] rfb receives the requested contract if there is one',
    },
  },
  {
    id: 'R3.25 code-once',
    without: 'the code in the history of a browser signs the next person in',
    file: 'gateway/src/auth/codes/authorizationCodes.ts',
    text: ".deleteFrom('auth_code')\n    .where('hash', '=', hashOf(code))",
    mutant:
      ".updateTable('auth_code')\n    .set({ service })\n    .where('hash', '=', hashOf(code))",
    test: {
      file: 'gateway/src/routes/auth/authorize.test.ts',
      title: '[R3.25] gives a code that counts once, for its service, within a minute',
    },
  },
  {
    id: 'R3.25 received-code',
    without: 'who comes back from the reservation site is not signed in',
    file: 'shell/server/routes/account/accountPages.ts',
    text: '        authorization_code,\n',
    mutant: '',
    test: {
      file: 'shell/server/routes/account/accountPages.test.ts',
      title:
        '[R3.25][R6.03] send the visitor to the reservation site, and exchange the authorization_code with which they come back',
    },
  },
  {
    id: 'R3.25 contract-asked',
    without: 'the reservation site does not hear for which contract the visitor comes',
    file: 'shell/server/routes/account/reservationSite.ts',
    text: '    ...(contract !== undefined && { requested_contract_id: contract }),\n',
    mutant: '',
    test: {
      file: 'shell/server/routes/account/accountPages.test.ts',
      title:
        '[R3.25][R6.03] send the visitor to the reservation site, and exchange the authorization_code with which they come back',
    },
  },
  {
    id: 'R3.26 framed',
    without: 'the page shows an empty frame of a site that may not be framed',
    file: 'shell/server/routes/external-frame/mayBeFramed.ts',
    text: "status !== 200 || headers['x-frame-options'] !== undefined",
    mutant: 'status !== 200',
    test: {
      file: 'shell/server/routes/external-frame/externalFrame.test.ts',
      title: '[R3.26] is only linked to where it %s',
    },
  },
  {
    id: 'R3.26 proxy',
    without: 'a site behind a proxy reaches none of its neighbours',
    file: 'shell/server/endpoints/endpoints.ts',
    text: '  if (proxy === undefined) return',
    mutant: '  if (proxy !== "") return',
    test: {
      file: 'shell/server/endpoints/endpoints.test.ts',
      title:
        '[R3.26] exist for gateway, weather, user API and external frame, with address and proxy',
    },
  },
  {
    id: 'R3.26 user-api-proxy',
    without: 'browsers ask a user API that only a proxy leads to',
    file: 'shell/server/routes/jsonp-frame/userApiForward.ts',
    text: 'USER_API_PROXY === undefined ? USER_API_URL :',
    mutant: 'USER_API_URL !== FRAME_ORIGIN ? USER_API_URL :',
    test: {
      file: 'shell/server/routes/jsonp-frame/userApiForward.test.ts',
      title:
        '[R3.26] has its address at the frames host for browsers; without a proxy they call it themselves',
    },
  },
  {
    id: 'R3.27 bars',
    without: 'the app shows the header of the site under its own',
    file: 'shell/src/page-state/bars.ts',
    text: "header: design !== 'app'",
    mutant: 'header: true',
    test: {
      file: 'shell/src/page-state/pageState.test.ts',
      title:
        '[R3.27][R3.30] shows header and footer, but not in our app, which has bars of its own',
    },
  },
  {
    id: 'R3.27 dialog-end',
    without: 'the page stays veiled and locked after a dialog has closed',
    file: 'shared-ui/src/dialog/Dialog.tsx',
    text: '      for (const end of ends) end();\n',
    mutant: '',
    test: {
      file: 'shared-ui/src/dialog/Dialog.test.tsx',
      title: '[R3.27] while a dialog is open, the frame veils the page and keeps it from scrolling',
    },
  },
  {
    id: 'R3.27 dialog-lock',
    without: 'the page behind a dialog scrolls away under the finger',
    file: 'shared-ui/src/dialog/Dialog.tsx',
    text: '[frame.lockScroll(), frame.showOverlay()]',
    mutant: '[frame.showOverlay()]',
    test: {
      file: 'shared-ui/src/dialog/Dialog.test.tsx',
      title: '[R3.27] while a dialog is open, the frame veils the page and keeps it from scrolling',
    },
  },
  {
    id: 'R3.27 failed-call',
    without: 'a search that fails while the visitor is elsewhere on the page is not told',
    file: 'mf-results/src/results/useSearchAlert.ts',
    text: '    else if (hasSearched.current) show(lastWord());\n',
    mutant: '',
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title:
        '[R3.27][R4.32] a search that fails is told by the alert of the frame, with status and message, until the next search',
    },
  },
  {
    id: 'R3.28 alert-leaves',
    without: 'the next page begins with the failure of the page before',
    file: 'mf-results/src/results/useSearchAlert.ts',
    text: "    window.addEventListener('pagehide', hide);\n",
    mutant: '',
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title: '[R3.28] an alert about a search does not follow the visitor into the next document',
    },
  },
  {
    id: 'R3.28 chosen-here',
    without: 'whoever follows a link from elsewhere is told of a choice',
    file: 'shell/server/routes/pages/pageRoutes.ts',
    text: "setsCookie && headers['sec-fetch-site'] === 'same-origin'",
    mutant: 'setsCookie',
    test: {
      file: 'shell/server/routes/pages/pageRoutes.test.ts',
      title:
        '[R3.28][R9.06] say that a language is remembered to the visitor who has just chosen it here, and to nobody else',
    },
  },
  {
    id: 'R3.28 politeness',
    without: 'a screen reader interrupts for every piece of news',
    file: 'shell/src/layout/alert/Alert.tsx',
    text: "role={severity === 'error' ? 'alert' : 'status'}",
    mutant: 'role="alert"',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R3.28] that is not an error is announced politely, and says that work is in progress',
    },
  },
  {
    id: 'R3.28 severities',
    without: 'a lost network and its return are told like errors of the site',
    file: 'mf-results/src/results/useSearchAlert.ts',
    text: '      wasOffline.current = !navigator.onLine;\n',
    mutant: '',
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title:
        '[R3.28] the frame warns that there is no network, and says when the search has run after all',
    },
  },
  {
    id: 'R3.28 remembered-language',
    without: 'nobody says that a chosen language stays',
    file: 'shell/src/page-state/store.ts',
    text: 'firstAlert(alert)',
    mutant: 'firstAlert(undefined)',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R3.28][R9.06] says that a newly chosen language is remembered, until the next address',
    },
  },
  {
    id: 'R3.28 said-once',
    without: 'a choice of language is news on every later page',
    file: 'shell/src/layout/PageEffects.tsx',
    text: '    if (isSuccess) dispatch(alertInitialized());\n',
    mutant: '',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R3.28][R9.06] says that a newly chosen language is remembered, until the next address',
    },
  },
  {
    id: 'R3.28 slow-search',
    without: 'nobody says that a slow search is still under way',
    file: 'mf-results/src/results/useSearchAlert.ts',
    text: "status === 'loading' ? setTimeout(slow, SLOW) : undefined",
    mutant: "status === 'idle' ? setTimeout(slow, SLOW) : undefined",
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title: '[R3.28] the frame says that a search is slow, and then no more',
    },
  },
  {
    id: 'R3.28 told-once',
    without: 'a search without a network is told twice in the same words',
    file: 'mf-results/src/results/useSearchAlert.ts',
    text: "title: t('offline'), messages: [t('kept')]",
    mutant: "messages: [t('offline')]",
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title:
        '[R3.28] the frame warns that there is no network, and says when the search has run after all',
    },
  },
  {
    id: 'R3.29 keyboard',
    without: 'the keyboard of a phone lies over the buttons of a dialog',
    file: 'shell/src/layout/PageEffects.tsx',
    text: 'if (height > 0) document',
    mutant: 'if (height < 0) document',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R3.29] keeps dialogs above an on-screen keyboard: the styles know the height that it leaves',
    },
  },
  {
    id: 'R3.29 keyboard-height',
    without: 'the page believes that a keyboard takes no room',
    file: 'shell/src/layout/windowSize.ts',
    text: 'visualViewport ? visualViewport.height * visualViewport.scale : innerHeight',
    mutant: 'innerHeight',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R3.29] keeps dialogs above an on-screen keyboard: the styles know the height that it leaves',
    },
  },
  {
    id: 'R3.29 resized',
    without: 'the frame believes in the size that the window had at first',
    file: 'shell/src/layout/windowSize.ts',
    text: "  source.addEventListener('resize', later);\n",
    mutant: '',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title: '[R3.29] stores the size of the window, and each size after it',
    },
  },
  {
    id: 'R3.30 client-hints',
    without: 'a phone that asks for the desktop site still gets the page of a phone',
    file: 'shell/src/device/readDevice.ts',
    text: `  if (mobile === '?1') return 'MB';\n  if (mobile === '?0') return platform === '"Android"' ? 'TB' : 'PC';\n`,
    mutant: '',
    test: {
      file: 'shell/src/device/readDevice.test.ts',
      title: '[R3.30] follows client hints before the user agent string',
    },
  },
  {
    id: 'R3.30 in-app',
    without: 'the page of a messenger counts as one of a browser',
    file: 'shell/src/device/readDevice.ts',
    text: 'app !== undefined || FOREIGN_APP.test(agent)',
    mutant: 'app !== undefined',
    test: {
      file: 'shell/src/device/readDevice.test.ts',
      title: '[R3.30] is read for %s',
    },
  },
];

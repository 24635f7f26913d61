import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AlertContent, AlertSeverity } from 'shared-contracts/widget';

/** R3.28: the alert, under the names of the specification. */
export interface AlertState {
  readonly show: boolean;
  /** An HTTP status, or a status of the error family; empty if the alert is not about an answer. */
  readonly status: number | string;
  readonly messages: readonly string[];
  readonly title: string;
  readonly loading: boolean;
  readonly severity: AlertSeverity;
  readonly footerUrl: string;
  readonly footerText: string;
}

/** The state without an alert. */
export const noAlert: AlertState = {
  show: false,
  status: '',
  messages: [],
  title: '',
  loading: false,
  severity: 'error',
  footerUrl: '',
  footerText: '',
};

function toAlert({ footer, ...given }: AlertContent): AlertState {
  return {
    ...noAlert,
    ...given,
    show: true,
    footerUrl: footer?.url ?? '',
    footerText: footer?.text ?? '',
  };
}

/** R3.28: the alert with which a document begins, if its server has something to tell. */
export function firstAlert(told: AlertContent | undefined): AlertState {
  return told ? toAlert(told) : noAlert;
}

const alertSlice = createSlice({
  name: 'alert',
  initialState: noAlert,
  reducers: {
    /** R4.32: shows an alert. Nothing of the alert before it remains. */
    alertSet: (_state, { payload }: PayloadAction<AlertContent>) => toAlert(payload),
    /** R4.32: hides the alert and clears its fields. */
    alertInitialized: () => noAlert,
  },
});

export const { alertSet, alertInitialized } = alertSlice.actions;
export const alertReducer = alertSlice.reducer;

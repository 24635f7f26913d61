/** What the host has of react-redux in its first script, as of Redux Toolkit (`firstToolkit.ts`). */
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';

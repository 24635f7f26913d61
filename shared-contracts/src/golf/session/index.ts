export {
  readSession,
  writeSession,
  readUi,
  writeUi,
  readFollowed,
  noteFollowed,
} from './session.ts';

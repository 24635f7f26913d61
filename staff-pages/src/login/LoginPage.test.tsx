import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, InvalidAuthError } from 'shared-contracts/errors';
import { StaffApp } from '../StaffApp.tsx';
import type { LoginState } from '../state/staffState.ts';

const post = jest.fn<Promise<unknown>, [string, unknown]>();
jest.mock('../gateway/staffClient.ts', () => ({ staffClient: () => ({ post }) }));
beforeEach(() => post.mockReset());

function show(changes: Partial<LoginState> = {}) {
  return render(
    <StaffApp
      state={{
        kind: 'rbs',
        page: 'login',
        now: 0,
        returnPath: '#arrived',
        username: '',
        ...changes,
      }}
    />,
  );
}

describe('a staff login', () => {
  it('[R7.10] sends what was typed, and then opens the page that was asked for', async () => {
    post.mockResolvedValue({});
    show();
    await userEvent.type(screen.getByLabelText('ユーザー名'), 'owner');
    await userEvent.type(screen.getByLabelText('パスワード'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(post).toHaveBeenCalledWith('/auth/login/rbs', { username: 'owner', password: 'secret' });
    await waitFor(() => expect(location.hash).toBe('#arrived'));
  });

  it('[R7.10] of panda has one field, which the browser does not fill with its own passwords', async () => {
    post.mockResolvedValue({});
    show({ kind: 'panda' });
    const key = screen.getByLabelText('スタッフキー');
    expect(key).toHaveAttribute('autocomplete', 'off');
    await userEvent.type(key, 'panda-1-x{Enter}');
    expect(post).toHaveBeenCalledWith('/auth/login/panda', { bkey: 'panda-1-x' });
  });

  it('[R5.39] checks nothing itself: the server answers an empty form', async () => {
    post.mockRejectedValue(new InvalidAuthError('Login failed', '/auth/login/rbs'));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(post).toHaveBeenCalledWith('/auth/login/rbs', { username: '', password: '' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ログインできませんでした。入力内容をご確認ください。',
    );
  });

  it('focuses the message after a refusal, keeps the name and empties the password', async () => {
    post.mockRejectedValue(new InvalidAuthError('Login failed', '/auth/login/rbs'));
    show();
    await userEvent.type(screen.getByLabelText('ユーザー名'), 'owner');
    await userEvent.type(screen.getByLabelText('パスワード'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'ログイン' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByLabelText('ユーザー名')).toHaveValue('owner');
    expect(screen.getByLabelText('パスワード')).toHaveValue('');
  });

  it('says that it is busy, and sends the form once', async () => {
    post.mockReturnValue(new Promise(() => {}));
    show({ kind: 'panda' });
    await userEvent.click(screen.getByRole('button', { name: 'ログイン' }));
    await userEvent.click(screen.getByRole('button', { name: 'ログインしています…' }));
    expect(post).toHaveBeenCalledTimes(1);
  });

  it.each([
    [429, '試行回数が多すぎます'],
    [502, 'ただいまログインを受け付けられません'],
    [-1, 'ただいまログインを受け付けられません'],
  ])('shows another message for a failure with %i than for a refusal', async (status, text) => {
    post.mockRejectedValue(new ApiError('failed', { status, path: '/x' }));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'ログイン' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('shows the password and hides it again', async () => {
    show();
    const button = screen.getByRole('button', { name: 'パスワードを表示する' });
    await userEvent.click(button);
    expect(screen.getByLabelText('パスワード')).toHaveAttribute('type', 'text');
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    expect(screen.getByLabelText('パスワード')).toHaveAttribute('type', 'password');
  });

  it.each([
    ['ended', 'セッションが終了しました。もう一度ログインしてください。'],
    ['out', 'ログアウトしました。'],
  ] as const)('says why the login is shown: %s', (notice, text) => {
    show({ notice });
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });
});

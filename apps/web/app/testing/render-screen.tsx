import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { vi } from 'vitest';
import { queryClient } from '~/api/query-client.ts';
import { QueryScope } from '~/api/query-scope.tsx';
import { useSession } from '~/api/session-store.ts';

export const USER_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Signs Ada in, as far as this tab knows. */
export function signInAsAda(): void {
  useSession.setState({
    auth: true,
    token: 'a.b.c',
    profile: { sub: USER_ID, name: 'ada lovelace', email: 'ada@example.com', picture: '' },
    isRestoring: false,
  });
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

/** Draws a screen with what it needs around it, and its address beside it. Nothing was read before, unless it is to stay. */
export function renderScreen(Screen: ComponentType, address = '/', { isFresh = true } = {}): void {
  if (isFresh) queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <QueryScope>
          <Screen />
          <Address />
        </QueryScope>
      ),
    },
  ]);
  render(<Stub initialEntries={[address]} />);
}

/** The same for a screen whose code comes in parts: all of it is there. A part that arrives later would be drawn outside the test. */
export async function renderWhole(...screen: Parameters<typeof renderScreen>): Promise<void> {
  renderScreen(...screen);
  await act(() => vi.dynamicImportSettled());
}

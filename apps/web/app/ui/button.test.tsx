import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ButtonLink } from './button.tsx';

const AsButton = () => (
  <ButtonLink role="button" to="/next">
    Go on
  </ButtonLink>
);
const AsLink = () => <ButtonLink to="/next">Go on</ButtonLink>;
const Next = () => <p>Next page</p>;

function show(Component: ComponentType): void {
  const Stub = createRoutesStub([
    { path: '/', Component },
    { path: '/next', Component: Next },
  ]);
  render(<Stub />);
}

describe('a link that is announced as a button', () => {
  it.each(['{Enter}', ' '])('is pressed by the key %j and keeps its address', async (key) => {
    const user = userEvent.setup();
    show(AsButton);
    expect(screen.getByRole('button', { name: 'Go on' }).getAttribute('href')).toBe('/next');
    await user.tab();
    await user.keyboard(key);
    expect(await screen.findByText('Next page')).toBeTruthy();
  });

  it('leaves the space bar to the page where it is announced as a link', async () => {
    const user = userEvent.setup();
    show(AsLink);
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('link', { name: 'Go on' })).toBeTruthy();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

function renderTabs() {
  render(
    <Tabs
      label="Views"
      tabs={[
        { value: 'questions', label: 'Questions', content: <p>Three questions.</p> },
        { value: 'notes', label: 'Notes', content: <p>Two notes.</p> },
        { value: 'words', label: 'Words', content: <p>Four words.</p> },
      ]}
    />,
  );
  return userEvent.setup();
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('show the first view, named by its tab', () => {
    renderTabs();
    expect(screen.getByRole('tablist', { name: 'Views' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Questions' }).textContent).toBe('Three questions.');
    expect(screen.queryByText('Two notes.')).toBeNull();
    expect(tab('Questions').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
  });

  it('open the view whose tab is pressed', async () => {
    const user = renderTabs();
    await user.click(tab('Notes'));
    expect(screen.getByRole('tabpanel', { name: 'Notes' }).textContent).toBe('Two notes.');
    expect(tab('Notes').getAttribute('aria-selected')).toBe('true');
    expect(tab('Questions').getAttribute('aria-selected')).toBe('false');
  });

  it.each([
    ['{ArrowRight}', 'Notes'],
    ['{ArrowLeft}', 'Words'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Questions'],
    ['{End}', 'Words'],
    ['{End}{Home}', 'Questions'],
  ])('move by %s to %s', async (keys, name) => {
    const user = renderTabs();
    await user.tab();
    await user.keyboard(keys);
    expect(document.activeElement).toBe(tab(name));
    expect(screen.getByRole('tabpanel', { name })).toBeTruthy();
  });

  it('are one stop of the keyboard, followed by their view', async () => {
    const user = renderTabs();
    await user.tab();
    expect(document.activeElement).toBe(tab('Questions'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });
});

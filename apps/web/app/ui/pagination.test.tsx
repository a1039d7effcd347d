import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Pagination } from './pagination.tsx';
import { paginationNumbers } from './pagination-numbers.ts';

describe('paginationNumbers', () => {
  it.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 5, [1, 2, 3, 'gap-after', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 'gap-after', 9]],
    [2, 9, [1, 2, 3, 'gap-after', 9]],
    [3, 9, [1, 2, 3, 4, 'gap-after', 9]],
    [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [8, 9, [1, 'gap-before', 7, 8, 9]],
    [9, 9, [1, 'gap-before', 7, 8, 9]],
    [1, 0, []],
  ])('on page %i of %i shows %j', (current, total, marks) => {
    expect(paginationNumbers(current, total)).toEqual(marks);
  });
});

describe('Pagination', () => {
  it('names the current page and goes to the others', async () => {
    const user = userEvent.setup();
    const goTo = vi.fn();
    render(<Pagination label="Past interviews" current={5} total={9} onPageChange={goTo} />);
    expect(screen.getByRole('button', { name: 'Page 5' }).getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('button', { name: 'Page 6' }));
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(goTo.mock.calls).toEqual([[6], [4], [6]]);
  });

  it('cannot leave the list at its ends, and keeps the focus of whoever came there', async () => {
    const user = userEvent.setup();
    const goTo = vi.fn();
    const atPage = (current: number) => <Pagination label="Pages" current={current} total={2} onPageChange={goTo} />;
    const { rerender } = render(atPage(1));
    const next = screen.getByRole('button', { name: 'Next page' });
    next.focus();
    await user.keyboard('{Enter}');
    rerender(atPage(2));
    expect(document.activeElement).toBe(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(goTo.mock.calls).toEqual([[2]]);
    expect(screen.getByRole('button', { name: 'Previous page' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('leaves the neighbours out on a phone where both ends are apart, and nothing else', () => {
    const hiddenAt = (current: number) => {
      const { unmount } = render(<Pagination label="Pages" current={current} total={9} onPageChange={vi.fn()} />);
      const hidden = [...document.querySelectorAll('.max-sm\\:hidden')].map(({ textContent }) => textContent);
      unmount();
      return hidden;
    };
    expect([1, 3, 5, 9].map(hiddenAt)).toEqual([[], [], ['4', '6'], []]);
  });

  it('shows nothing for a single page', () => {
    const { container } = render(<Pagination label="Pages" current={1} total={1} onPageChange={() => undefined} />);
    expect(container.childElementCount).toBe(0);
  });
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSavedDocuments } from '~/api/saved-documents.ts';
import { useDocumentInputs } from './use-document-inputs.ts';

const fileOf = (content: string) => new File([content], 'ada.pdf', { type: 'application/pdf' });
afterEach(() => useSavedDocuments.setState({ resume: null }));

it.each([
  ['', /^This file is empty/],
  ['Dear madam', /^Only PDF's allowed/],
])('says at once what is wrong with a file of %j', async (content, words) => {
  const { result } = renderHook(() => useDocumentInputs(() => undefined));
  act(() => result.current.take(fileOf(content)));
  await waitFor(() => expect(result.current.fileError).toMatch(words));
  expect(result.current.resume).toBeNull();
});

it('takes a PDF', async () => {
  const { result } = renderHook(() => useDocumentInputs(() => undefined));
  act(() => result.current.take(fileOf('%PDF-1.7')));
  await waitFor(() => expect(result.current.resume?.name).toBe('ada.pdf'));
  expect(result.current.fileError).toBeUndefined();
});

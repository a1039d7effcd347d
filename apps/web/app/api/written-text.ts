import { UNIT_KEPT_HEADER, type UnitKeptReason } from '@greenroom/contract/constants';
import { type CallInput, callWithHeaders } from './client.ts';

/** A written answer. `unitKept` says why it used no unit and no free use; null where it did. */
export type WrittenText = { text: string; unitKept: UnitKeptReason | null };

/** Calls an endpoint that writes an answer for the person. */
export async function callForText<Name extends 'enhanceAnswer' | 'writeSampleAnswer'>(
  name: Name,
  input: CallInput<Name>,
): Promise<WrittenText> {
  const { data, headers } = await callWithHeaders(name, input);
  return { text: data, unitKept: headers.get(UNIT_KEPT_HEADER) as UnitKeptReason | null };
}

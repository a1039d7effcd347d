import type { ResumeDocument } from '@greenroom/contract/resume';
import type { ResumeReadErrorCode } from '../../ports/resume-reader.ts';

/** A file reaches the child through this descriptor: eight bytes (number and length, both big-endian), then the bytes of the PDF. */
export const PDF_DESCRIPTOR = 3;
export const PDF_HEADER_BYTES = 8;
export const MAX_PAGES = 100;

/** What the child says, over the channel that Node opens between parent and child. */
export type ChildMessage =
  | { kind: 'ready' }
  /** The whole file has arrived: the time limit starts here. `cpuMs` is the processor time of the child so far. */
  | { kind: 'received'; id: number; cpuMs: number }
  | { kind: 'read'; id: number; document: ResumeDocument; cpuMs: number }
  | { kind: 'refused'; id: number; code: ResumeReadErrorCode; cpuMs: number };

import { z } from 'zod';

/**
 * An id of a row or an operation: a UUID in lower case. Rows have version 7, so that order by id is order by time; but
 * an interview's id is made by the device, and its clock may be wrong.
 */
export const id = z.uuid();
/** Path parameters: the user. */
export const userParams = z.object({ user_id: id });
/** Path parameters: a user's operation. */
export const operationParams = userParams.extend({ operation_id: id });
/** Path parameters: a user's interview. */
export const interviewParams = userParams.extend({ interview_id: id });
/** Query of a list: the page, from 1. */
export const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

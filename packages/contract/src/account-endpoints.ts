import { z } from 'zod';
import { accommodations, savedAccommodations } from './accommodations.ts';
import { accessToken, loginQuery, profile, sessionList, startQuery } from './auth.ts';
import { capabilities, outgoingList } from './capabilities.ts';
import { endpoint, nothing } from './endpoint.ts';
import { acknowledged } from './envelope.ts';
import { id, operationParams, userParams } from './ids.ts';
import { quotaRecord, quotaUpdate } from './quota.ts';

/** Signing in, the person, their units. */
export const accountEndpoints = {
  getCapabilities: endpoint('getCapabilities', {
    noun: 'server',
    summary: 'What this server can do',
    response: capabilities,
  }),
  listOutgoing: endpoint('listOutgoing', {
    noun: 'profile',
    summary: 'How often this server sent something to which provider',
    response: outgoingList,
  }),
  startSignIn: endpoint('startSignIn', {
    noun: 'auth',
    summary: 'Begin signing in: redirects to the identity provider',
    query: startQuery,
    shape: 'redirect',
    response: nothing,
  }),
  login: endpoint('login', {
    noun: 'auth',
    summary: 'Exchange the authorization code; `data` is the access token',
    query: loginQuery,
    response: accessToken,
  }),
  silentLogin: endpoint('silentLogin', {
    noun: 'auth',
    summary: 'Restore a session from its cookie',
    response: accessToken,
  }),
  refreshToken: endpoint('refreshToken', {
    noun: 'auth',
    summary: 'A new access token for the session',
    response: accessToken,
  }),
  logout: endpoint('logout', {
    noun: 'auth',
    summary: 'End the session everywhere in this browser',
    response: acknowledged,
  }),
  getProfile: endpoint('getProfile', { noun: 'profile', summary: 'Who is signed in', response: profile }),
  getAccommodations: endpoint('getAccommodations', {
    noun: 'profile',
    summary: 'What the person has switched off or on for themselves',
    params: userParams,
    response: savedAccommodations,
  }),
  saveAccommodations: endpoint('saveAccommodations', {
    noun: 'profile',
    summary: 'Save what the person has switched off or on',
    params: userParams,
    body: accommodations,
    response: acknowledged,
  }),
  listSessions: endpoint('listSessions', {
    noun: 'auth',
    summary: 'Where the person is signed in',
    params: userParams,
    response: sessionList,
  }),
  endSessions: endpoint('endSessions', {
    noun: 'auth',
    summary: 'Sign out everywhere, also here',
    params: userParams,
    query: z.object({ others: z.literal('true').optional().describe('The session of this call goes on.') }),
    response: acknowledged,
  }),
  endSession: endpoint('endSession', {
    noun: 'auth',
    summary: 'Sign out of one session',
    params: userParams.extend({ session_id: id }),
    response: acknowledged,
  }),
  exportAccount: endpoint('exportAccount', {
    noun: 'profile',
    summary: 'Everything that is stored about a person',
    params: userParams,
    response: z.record(z.string(), z.unknown()).meta({ id: 'AccountExport' }),
  }),
  deleteAccount: endpoint('deleteAccount', {
    noun: 'profile',
    summary: 'Delete everything that is stored about a person',
    params: userParams,
    response: acknowledged,
  }),
  getQuota: endpoint('getQuota', { noun: 'quota', summary: 'Units left', params: userParams, response: quotaRecord }),
  updateQuota: endpoint('updateQuota', {
    noun: 'quota',
    summary: 'Reserve one unit of a kind for the operation in `Idempotency-Key`',
    params: userParams,
    body: quotaUpdate,
    response: quotaRecord,
  }),
  returnUnit: endpoint('returnUnit', {
    noun: 'quota',
    summary: 'Give back the unit of an operation that will not deliver; a unit at work or spent stays as it is',
    params: operationParams,
    response: quotaRecord,
  }),
  validateQuota: endpoint('validateQuota', {
    noun: 'quota',
    summary: 'The caller’s units; for a visitor what the address has left today',
    response: quotaRecord,
  }),
};

import { RECORDING_MAX_BYTES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { acknowledged } from './envelope.ts';
import { userParams } from './ids.ts';
import { recordingFields, recordingList, recordingParams, recordingSwitch, recordingWithSound } from './recordings.ts';

/** Recordings of answers that a person saves with the account. */
export const recordingEndpoints = {
  listRecordings: endpoint('listRecordings', {
    noun: 'recordings',
    summary: 'Recordings that are saved with the account, newest first',
    params: userParams,
    response: recordingList,
  }),
  switchRecordings: endpoint('switchRecordings', {
    noun: 'recordings',
    summary: 'Save recordings with the account, or stop it and delete them',
    params: userParams,
    body: recordingSwitch,
    response: recordingList,
  }),
  deleteRecordings: endpoint('deleteRecordings', {
    noun: 'recordings',
    summary: 'Delete every recording of the account',
    params: userParams,
    response: acknowledged,
  }),
  saveRecording: endpoint('saveRecording', {
    noun: 'recordings',
    summary: 'Save the recording of an answer; the same part again replaces it',
    params: recordingParams,
    body: recordingFields,
    file: { field: 'audio', maxBytes: RECORDING_MAX_BYTES },
    response: acknowledged,
  }),
  getRecording: endpoint('getRecording', {
    noun: 'recordings',
    summary: 'One recording with its sound',
    params: recordingParams,
    response: recordingWithSound,
  }),
  deleteRecording: endpoint('deleteRecording', {
    noun: 'recordings',
    summary: 'Delete one recording',
    params: recordingParams,
    response: acknowledged,
  }),
};

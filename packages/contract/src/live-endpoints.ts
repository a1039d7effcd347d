import { z } from 'zod';
import { AUDIO_MAX_BYTES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { acknowledged } from './envelope.ts';
import { id, pageQuery, userParams } from './ids.ts';
import {
  keepLiveSessionRequest,
  liveAnswer,
  liveAnswerRequest,
  liveSessionRequest,
  liveSessionTicket,
  savedLiveSession,
  savedLiveSessionList,
} from './live-assistant.ts';
import { heardSpeech, SOUND_MEASURES, textToSpeechRequest } from './speech.ts';

/** Speech and the live assistant. */
export const liveEndpoints = {
  speakText: endpoint('speakText', {
    noun: 'speech',
    summary: 'Speech of a text, base64',
    body: textToSpeechRequest,
    response: z.string().meta({ id: 'SpokenAudio' }),
  }),
  transcribeSpeech: endpoint('transcribeSpeech', {
    noun: 'speech',
    summary: 'Text of a recording',
    file: { field: 'audio', maxBytes: AUDIO_MAX_BYTES },
    query: z.object({
      detailed: z.literal('true').optional().describe('Also tells whether the engine doubts the words.'),
      measure: z
        .enum(SOUND_MEASURES)
        .optional()
        .describe('With `detailed`: also measures how it sounds, for browsers that cannot.'),
    }),
    response: z.union([z.string(), heardSpeech]).meta({ id: 'HeardText' }),
  }),
  answerLive: endpoint('answerLive', {
    noun: 'live-assistant',
    summary: 'Find the question in what was heard and propose an answer; streams with `Accept: text/event-stream`',
    body: liveAnswerRequest,
    shape: 'bare',
    maxBodyBytes: 1024 * 1024,
    response: liveAnswer,
  }),
  openLiveSession: endpoint('openLiveSession', {
    noun: 'live-assistant',
    summary: 'A one-time ticket for the live socket',
    body: liveSessionRequest,
    response: liveSessionTicket,
  }),
  listLiveSessions: endpoint('listLiveSessions', {
    noun: 'live-assistant',
    summary: 'Live sessions that were kept, newest first, a page at a time',
    params: userParams,
    query: pageQuery,
    response: savedLiveSessionList,
  }),
  getLiveSession: endpoint('getLiveSession', {
    noun: 'live-assistant',
    summary: 'One kept live session',
    params: userParams.extend({ session_id: id }),
    response: savedLiveSession,
  }),
  keepLiveSession: endpoint('keepLiveSession', {
    noun: 'live-assistant',
    summary: 'Keep the transcript of a live session',
    params: userParams.extend({ session_id: id }),
    body: keepLiveSessionRequest,
    maxBodyBytes: 4 * 1024 * 1024,
    response: savedLiveSession,
  }),
  deleteLiveSession: endpoint('deleteLiveSession', {
    noun: 'live-assistant',
    summary: 'Delete a kept live session',
    params: userParams.extend({ session_id: id }),
    response: acknowledged,
  }),
};

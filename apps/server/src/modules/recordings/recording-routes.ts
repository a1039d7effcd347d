import { endpoints } from '@greenroom/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { FileHead } from '../../plugins/call.ts';
import { noteSecurityEvent } from '../../plugins/security-events.ts';
import type { RecordingService } from './recording-service.ts';

type Addressed = { caller: { userId: string }; params: { interview_id: string; part: string } };

const placeOf = ({ caller, params }: Addressed) => ({
  userId: caller.userId,
  interviewId: params.interview_id,
  part: params.part,
});

export function registerRecordingRoutes(app: FastifyInstance, service: RecordingService, audioHead: FileHead): void {
  app.endpoint(endpoints.listRecordings, async ({ caller }) => service.list(caller.userId));
  app.endpoint(endpoints.switchRecordings, async ({ caller, body }) => service.setOn(caller.userId, body.isOn));
  app.endpoint(endpoints.deleteRecordings, async ({ caller, request }) => {
    await service.removeAll(caller.userId);
    noteSecurityEvent(request, 'recording-deleted');
    return {};
  });
  app.endpoint(
    endpoints.saveRecording,
    async (call) => {
      if (!call.file) throw new AppError('invalid_request', { message: 'audio: send the recording in this field.' });
      await service.save(placeOf(call), call.file.bytes, call.body.facts);
      return {};
    },
    audioHead,
  );
  app.endpoint(endpoints.getRecording, async (call) => service.get(placeOf(call)));
  app.endpoint(endpoints.deleteRecording, async (call) => {
    await service.remove(placeOf(call));
    noteSecurityEvent(call.request, 'recording-deleted');
    return {};
  });
}

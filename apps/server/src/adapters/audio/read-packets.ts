import { BufferSource, EncodedPacketSink, Input, type InputFormat, OGG, WAVE, WEBM } from 'mediabunny';
import { AppError } from '../../app-error.ts';
import type { AudioFormat } from '../../ports/speech.ts';

/** Containers that are opened here; each upload only as the one its first bytes say, so that no other demuxer sees it. */
const CONTAINERS: Record<AudioFormat, InputFormat | null> = { webm: WEBM, ogg: OGG, wav: WAVE, mp4: null };

export type AudioTrackPackets = {
  codec: string;
  channelCount: number;
  sampleRate: number;
  packets: AsyncIterable<Uint8Array>;
};

const NOT_DECODED_HERE = 'This server cannot read this kind of recording. Send webm, ogg or WAV, or type your answer.';

export function refuseMedia(cause?: unknown): AppError {
  return new AppError('unsupported_media', { message: NOT_DECODED_HERE, cause });
}

/** The elements (segment, tracks) without which a webm holds nothing, and mediabunny 1.61 searches for them without end. */
const WEBM_MARKS = [Buffer.from([0x18, 0x53, 0x80, 0x67]), Buffer.from([0x16, 0x54, 0xae, 0x6b])];
const LONGEST_WEBM_HEADER_BYTES = 65_536;

function hasWebmMarks(bytes: Uint8Array): boolean {
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, LONGEST_WEBM_HEADER_BYTES));
  return WEBM_MARKS.every((mark) => header.includes(mark));
}

/** What can be read up to a cut or a broken place: a recording that ends in mid-air still holds its first words. */
async function* readUntilBroken(sink: EncodedPacketSink): AsyncGenerator<Uint8Array> {
  try {
    for await (const packet of sink.packets()) yield packet.data;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
  }
}

/** The first audio track of a recording, packet by packet. Fails with `unsupported_media` or `speech_not_understood`. */
export async function openAudioTrack(bytes: Uint8Array, format: AudioFormat): Promise<AudioTrackPackets> {
  const container = CONTAINERS[format];
  if (container === null) throw refuseMedia();
  if (format === 'webm' && !hasWebmMarks(bytes)) throw new AppError('speech_not_understood');
  const input = new Input({ source: new BufferSource(bytes), formats: [container] });
  try {
    const track = await input.getPrimaryAudioTrack();
    const config = await track?.getDecoderConfig();
    if (!track || !config) throw refuseMedia();
    return {
      codec: (await track.getCodec()) ?? config.codec,
      channelCount: config.numberOfChannels,
      sampleRate: config.sampleRate,
      packets: readUntilBroken(new EncodedPacketSink(track)),
    };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('speech_not_understood', { cause });
  }
}

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseMicrophone } from './chosen-microphone.ts';
import { openStream } from './open-stream.ts';

const getUserMedia = vi.fn<(constraints: { audio: MediaTrackConstraints }) => Promise<string>>();
const askedFor = () => getUserMedia.mock.calls.map(([{ audio }]) => audio.deviceId);
/** As browsers make it: an overconstrained error is no DOMException everywhere, but it has this name. */
const failure = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  getUserMedia.mockReset().mockResolvedValue('the stream');
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});

describe('opening the microphone', () => {
  it('leaves it to the system when none was chosen', async () => {
    await openStream();
    chooseMicrophone('headset');
    chooseMicrophone(null);
    await openStream();
    expect(askedFor()).toEqual([undefined, undefined]);
  });

  it('asks for the chosen one and no other', async () => {
    chooseMicrophone('headset');
    expect(await openStream()).toBe('the stream');
    expect(askedFor()).toEqual([{ exact: 'headset' }]);
  });

  it.each(['OverconstrainedError', 'NotFoundError'])(
    'takes another one when the chosen is missing: %s',
    async (name) => {
      chooseMicrophone('headset');
      getUserMedia.mockRejectedValueOnce(failure(name));
      expect(await openStream()).toBe('the stream');
      expect(askedFor()).toEqual([{ exact: 'headset' }, undefined]);
    },
  );

  it('does not ask a second time when it was refused', async () => {
    chooseMicrophone('headset');
    getUserMedia.mockRejectedValueOnce(failure('NotAllowedError'));
    await expect(openStream()).rejects.toThrow('NotAllowedError');
    expect(getUserMedia).toHaveBeenCalledOnce();
  });
});

import { describeVoice } from '../../testing/describe-voice.ts';
import { createEspeak } from './create-espeak.ts';

describeVoice('eSpeak NG', 'espeak-ng', createEspeak);

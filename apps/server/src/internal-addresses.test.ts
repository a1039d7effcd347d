import { describe, expect, it } from 'vitest';
import { isMachineInternal } from './internal-addresses.ts';

describe('addresses that are internal to a machine', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://169.254.1.2:8080',
    // Other spellings of 169.254.169.254.
    'http://2852039166',
    'http://0xa9fea9fe',
    'http://0251.0376.0251.0376',
    'http://169.254.43518',
    'http://[fe80::1]/v1',
    'http://[febf:ffff::1]',
    'http://[fd00:ec2::254]',
    'http://[fd20:ce::254]',
    'http://[::ffff:169.254.169.254]',
    'http://[64:ff9b::169.254.169.254]',
    'http://metadata.google.internal/v1',
    'http://METADATA.google.internal.:80',
    'http://metadata',
    'http://instance-data',
    'http://100.100.100.200',
    'http://168.63.129.16',
    'wss://169.254.169.254/v1/listen',
  ])('contain %s', (address) => expect(isMachineInternal(address)).toBe(true));

  it.each([
    'http://127.0.0.1:11434/v1',
    'http://localhost:11434/v1',
    'http://[::1]:8000',
    'http://10.0.0.5:8000',
    'http://192.168.1.20:8000',
    'http://169.253.255.255',
    'http://[fd00:ec2::253]',
    'http://[fec0::1]',
    'https://api.openai.com/v1',
    'https://metadata.example.org',
    'http://ollama:11434/v1',
  ])('do not contain %s', (address) => expect(isMachineInternal(address)).toBe(false));
});

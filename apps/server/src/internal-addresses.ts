import { BlockList, isIP } from 'node:net';

/** Names under which clouds offer the metadata and credentials of a machine. */
const METADATA_HOSTS = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'metadata.azure.internal',
  'metadata.tencentyun.com',
  'instance-data',
  'instance-data.ec2.internal',
]);

const addresses = new BlockList();
addresses.addSubnet('169.254.0.0', 16);
addresses.addSubnet('fe80::', 10, 'ipv6');
// Metadata services outside the link-local range: Amazon over IPv6, Google over IPv6, Alibaba, Azure's host, Oracle.
addresses.addAddress('fd00:ec2::254', 'ipv6');
addresses.addAddress('fd20:ce::254', 'ipv6');
addresses.addAddress('100.100.100.200');
addresses.addAddress('168.63.129.16');
addresses.addAddress('192.0.0.192');
// The same addresses through NAT64.
addresses.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6');

/**
 * True for link-local addresses and metadata services: no provider is there, and its answer could hold credentials of the machine. `URL` has
 * already turned other spellings (a number, hexadecimal digits) into the usual one.
 */
export function isMachineInternal(address: string): boolean {
  const hostname = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const family = isIP(hostname);
  if (family === 0) return METADATA_HOSTS.has(hostname.toLowerCase());
  return addresses.check(hostname, family === 6 ? 'ipv6' : 'ipv4');
}

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

/** True for an IP address that is link-local or a metadata service. */
export function isInternalAddress(address: string): boolean {
  // A zone of a link-local address: fe80::1%eth0.
  const [bare = ''] = address.split('%');
  return addresses.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * True for link-local addresses and metadata services: no provider is there, and its answer could hold credentials of the machine. `URL` has
 * already turned other spellings (a number, hexadecimal digits) into the usual one.
 */
export function isMachineInternal(address: string): boolean {
  const hostname = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(hostname) === 0 ? METADATA_HOSTS.has(hostname.toLowerCase()) : isInternalAddress(hostname);
}

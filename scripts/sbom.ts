// `npm run sbom`: writes a software bill of materials (CycloneDX 1.5) of the product to the standard output.
import { readFileSync } from 'node:fs';
import { findProductPackages, isLicenseAllowed, type Lock } from './packaging/product-packages.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const { version } = read('../package.json') as { version: string };
const { packages: lock } = read('../package-lock.json') as { packages: Lock };
const packages = findProductPackages(lock, ['apps/server', 'apps/web']);

/** npm writes hashes in base64, CycloneDX in hexadecimal digits. */
function hashOf(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}

const components = packages.map(({ name, version: installed, license, integrity }) => {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${installed}`;
  return {
    type: 'library',
    'bom-ref': purl,
    purl,
    name,
    version: installed,
    licenses: [{ expression: license }],
    hashes: [hashOf(integrity)],
  };
});
const product = { type: 'application', name: 'greenroom', version, licenses: [{ expression: 'Apache-2.0' }] };
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { timestamp: new Date().toISOString(), component: product },
  components: [...new Map(components.map((component) => [component.purl, component])).values()],
};
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);

const refused = packages.filter(({ license }) => !isLicenseAllowed(license));
for (const { name, license } of refused)
  process.stderr.write(`The licence of ${name} has to be looked at: ${license}\n`);
process.exitCode = refused.length > 0 ? 1 : 0;

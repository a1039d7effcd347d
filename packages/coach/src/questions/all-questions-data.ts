import { administrationQuestions } from './administration-questions-data.ts';
import { agricultureQuestions } from './agriculture-questions-data.ts';
import { architectureQuestions } from './architecture-questions-data.ts';
import { careQuestions } from './care-questions-data.ts';
import { cleaningQuestions } from './cleaning-questions-data.ts';
import { cloudQuestions } from './cloud-questions-data.ts';
import { constructionQuestions } from './construction-questions-data.ts';
import { dataQuestions } from './data-questions-data.ts';
import { designQuestions } from './design-questions-data.ts';
import { drivingQuestions } from './driving-questions-data.ts';
import { engineeringQuestions } from './engineering-questions-data.ts';
import { financeQuestions } from './finance-questions-data.ts';
import { furtherHandsOnQuestions } from './further-hands-on-questions-data.ts';
import { furtherOfficeQuestions } from './further-office-questions-data.ts';
import { generalQuestions } from './general-questions-data.ts';
import { healthQuestions } from './health-questions-data.ts';
import { hospitalityQuestions } from './hospitality-questions-data.ts';
import { humanResourcesQuestions } from './human-resources-questions-data.ts';
import { lawQuestions } from './law-questions-data.ts';
import { logisticsQuestions } from './logistics-questions-data.ts';
import { manufacturingQuestions } from './manufacturing-questions-data.ts';
import { marketingQuestions } from './marketing-questions-data.ts';
import { mediaQuestions } from './media-questions-data.ts';
import { nursingQuestions } from './nursing-questions-data.ts';
import { operationsQuestions } from './operations-questions-data.ts';
import { personalServicesQuestions } from './personal-services-questions-data.ts';
import { productQuestions } from './product-questions-data.ts';
import { projectManagementQuestions } from './project-management-questions-data.ts';
import { protectionQuestions } from './protection-questions-data.ts';
import { publicServiceQuestions } from './public-service-questions-data.ts';
import { qualityQuestions } from './quality-questions-data.ts';
import type { FamilyQuestions } from './question-types.ts';
import { researchQuestions } from './research-questions-data.ts';
import { retailQuestions } from './retail-questions-data.ts';
import { salesQuestions } from './sales-questions-data.ts';
import { securityQuestions } from './security-questions-data.ts';
import { socialWorkQuestions } from './social-work-questions-data.ts';
import { softwareQuestions } from './software-questions-data.ts';
import { supportQuestions } from './support-questions-data.ts';
import { teachingQuestions } from './teaching-questions-data.ts';
import { tradesQuestions } from './trades-questions-data.ts';

export const QUESTION_DATA: readonly FamilyQuestions[] = [
  administrationQuestions,
  agricultureQuestions,
  architectureQuestions,
  careQuestions,
  cleaningQuestions,
  cloudQuestions,
  constructionQuestions,
  dataQuestions,
  designQuestions,
  drivingQuestions,
  engineeringQuestions,
  financeQuestions,
  generalQuestions,
  healthQuestions,
  hospitalityQuestions,
  humanResourcesQuestions,
  lawQuestions,
  logisticsQuestions,
  manufacturingQuestions,
  marketingQuestions,
  mediaQuestions,
  nursingQuestions,
  operationsQuestions,
  personalServicesQuestions,
  productQuestions,
  projectManagementQuestions,
  protectionQuestions,
  publicServiceQuestions,
  qualityQuestions,
  researchQuestions,
  retailQuestions,
  salesQuestions,
  securityQuestions,
  socialWorkQuestions,
  softwareQuestions,
  supportQuestions,
  teachingQuestions,
  tradesQuestions,
  ...furtherOfficeQuestions,
  ...furtherHandsOnQuestions,
];

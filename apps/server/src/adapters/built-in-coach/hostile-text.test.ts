import { describeCost } from '../../testing/describe-cost.ts';

/** Signs, single letters and pieces of addresses. */
const UNITS =
  `- a A 1 . , : ; ? ! ( [ " ' / | • @ _ # * % $ < — é 漢 й ا 😀 \u0301 \u00a0 \u200b word- self- a* 1.1 1, 1- a@ a. a.b. www. http:// <b> C++ 漢，`.split(
    ' ',
  );

describeCost([...UNITS, ' ', '\t', ' \n', '\r\n']);

/** What an advertisement says that nobody needs: "Blood bank NOT required", "no experience needed". */
export const NOT_ASKED =
  /\b(?:not|n['’]t) (?:be )?(?:required|needed|necessary|essential|expected)\b|\bno (?:\p{L}+ ){1,3}(?:required|needed|necessary)\b/iu;

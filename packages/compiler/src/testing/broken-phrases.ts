/**
 * Phrases that no text for players holds: each is what a generator says when it has no words for a
 * construct.
 */
export const BROKEN_PHRASES: readonly RegExp[] = [
  /\bthat number of\b|\bce nombre d/i,
  /\w,? where (?:is|are|has|have|and)\b/i,
  /\b(?:is|are) (?:may|can|must|will|has|have|is|are)\b/i,
  /\b(?:is|are) (?:not )?(?:to|of|with|from|by|next to|beside)[.,]/i,
  /\b(?:them|him|her|me) and (?:you|it|they)\b|\band (?:them|him|her) (?:is|are)\b/i,
  /\b(?:each|every|a|an) (?:all|your|their|its|the|those|them)\b/i,
  /\ball players (?:is|are) (?:not )?empty\b|\bthe other players is\b|\btous les joueurs (?:est|n’est)\b/i,
  /\b(?:you|them|him|her|me)['’]s\b/i,
  /\b(?:the|a|an|your|its|their) (?:the|a|an|your)\b/i,
  /\b(?:du|au|des|aux|un|une|votre|vos) (?:le|la|les|un|une|votre|vos)\b/i,
  /\b(?:ein|eine|dein|deine) (?:der|die|das|ein|eine|dein|deine)\b/i,
  /\bthere are (?:not )?(?:at least|at most|exactly) (?:1|one)\b/i,
  /\b(?:undefined|null|NaN)\b|\[object/,
];

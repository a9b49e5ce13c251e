/** A mixture as the trade sells it: two ingredient codes with their contents in `unit`, and the formulation. */
export type Mixture = {
  parts: readonly (readonly [code: string, content: number])[];
  unit: '%' | 'g/L';
  formulation: string;
};

function mixture(formulation: string, unit: '%' | 'g/L', ...parts: (readonly [string, number])[]): Mixture {
  return { formulation, unit, parts };
}

/** Ready mixtures in wide use, most common first. */
export const mixtures: readonly Mixture[] = [
  mixture('SC', 'g/L', ['azoxystrobin', 200], ['difenoconazole', 125]),
  mixture('WP', '%', ['mancozeb', 64], ['cymoxanil', 8]),
  mixture('SC', '%', ['prothioconazole', 20], ['tebuconazole', 20]),
  mixture('WP', '%', ['mancozeb', 64], ['metalaxyl', 8]),
  mixture('WG', '%', ['mancozeb', 60], ['dimethomorph', 9]),
  mixture('WG', '%', ['trifloxystrobin', 25], ['tebuconazole', 50]),
  mixture('WG', '%', ['boscalid', 25.2], ['pyraclostrobin', 12.8]),
  mixture('SC', '%', ['thiamethoxam', 12.6], ['lambda-cyhalothrin', 9.4]),
  mixture('SC', '%', ['abamectin', 1.8], ['chlorantraniliprole', 4.2]),
  mixture('SC', '%', ['emamectin-benzoate', 2], ['lufenuron', 8]),
  mixture('SC', '%', ['emamectin-benzoate', 2], ['chlorfenapyr', 10]),
  mixture('WG', '%', ['thiamethoxam', 20], ['chlorantraniliprole', 20]),
  mixture('OD', '%', ['nicosulfuron', 4], ['atrazine', 20]),
  mixture('OD', '%', ['mesotrione', 5], ['atrazine', 20]),
  mixture('SE', '%', ['acetochlor', 20], ['atrazine', 20]),
  mixture('SC', '%', ['bispyribac-sodium', 10], ['penoxsulam', 5]),
  mixture('OD', '%', ['cyhalofop-butyl', 10], ['penoxsulam', 2]),
  mixture('SL', '%', ['2-4-d', 4], ['glyphosate', 32]),
  mixture('SL', '%', ['dicamba', 3], ['glyphosate', 30]),
  mixture('FS', '%', ['fludioxonil', 2.5], ['metalaxyl-m', 3.75]),
  mixture('FS', 'g/L', ['thiamethoxam', 200], ['fludioxonil', 25]),
  mixture('SC', '%', ['bifenazate', 20], ['etoxazole', 10]),
  mixture('SC', '%', ['abamectin', 2], ['etoxazole', 10]),
  mixture('SC', '%', ['spirotetramat', 10], ['dinotefuran', 15]),
  mixture('WG', '%', ['pymetrozine', 30], ['nitenpyram', 20]),
  mixture('SC', '%', ['imidacloprid', 15], ['bifenthrin', 5]),
  mixture('EC', '%', ['chlorpyrifos', 45], ['cypermethrin', 5]),
  mixture('EC', 'g/L', ['difenoconazole', 150], ['propiconazole', 150]),
  mixture('SC', '%', ['thifluzamide', 10], ['azoxystrobin', 20]),
  mixture('WP', '%', ['tricyclazole', 20], ['validamycin', 5]),
  mixture('SC', '%', ['fluopyram', 21.5], ['trifloxystrobin', 21.5]),
  mixture('SC', '%', ['fluxapyroxad', 21.2], ['pyraclostrobin', 21.2]),
  mixture('SC', '%', ['flumioxazin', 10], ['pyroxasulfone', 20]),
  mixture('SC', '%', ['fluazinam', 20], ['dimethomorph', 20]),
  mixture('SC', '%', ['methoxyfenozide', 10], ['indoxacarb', 10]),
  mixture('EC', '%', ['clethodim', 12], ['haloxyfop-p-methyl', 6]),
  mixture('SC', '%', ['sulfentrazone', 30], ['diuron', 20]),
  mixture('SL', '%', ['glufosinate-ammonium', 10], ['glyphosate', 20]),
  mixture('WG', '%', ['imazapic', 17.5], ['imazapyr', 52.5]),
  mixture('SC', '%', ['flonicamid', 10], ['acetamiprid', 10]),
];

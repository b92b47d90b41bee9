/**
 * Reports with plots, for one HTML file and for a page. Apart from the figures: the library that
 * draws takes a while to load.
 *
 * @module
 */
export { balanceReport, type BalanceTold } from './balance-report.ts';
export { htmlFigure, htmlPage, htmlTable, REPORT_STYLE, type PlayReport, type Section } from './html-page.ts';
export { curvePlot, intervalsPlot, type CurvePoint } from './plots.ts';
export { simReport } from './sim-report.ts';

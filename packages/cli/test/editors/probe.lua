-- Asks the server through the client of Neovim, which nobody here wrote, and prints what it gets as JSON lines.
-- nvim --headless --clean -u NONE -c 'luafile probe.lua'; runs with Neovim 0.7 and later. GAME is the folder of a game with the file
-- rules/play.rules, UNDERCROFT the command as a JSON list.
local game = os.getenv('GAME')
local command = vim.json.decode(os.getenv('UNDERCROFT'))
local function tell(what, value)
  io.stdout:write(vim.json.encode({ what = what, value = value }) .. '\n')
end
local function fail(why)
  tell('failure', why)
  vim.cmd('cquit 1')
end

vim.cmd('edit ' .. game .. '/rules/play.rules')
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({ name = 'undercroft', cmd = command, root_dir = game })
vim.lsp.buf_attach_client(buffer, client)
if not vim.wait(20000, function() return vim.lsp.get_client_by_id(client) ~= nil and vim.lsp.get_client_by_id(client).initialized end, 10) then
  fail('the server does not answer')
end

local document = { uri = vim.uri_from_bufnr(buffer) }
local function ask(method, more)
  local params = vim.tbl_extend('force', { textDocument = document }, more or {})
  local answers, problem = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  if answers == nil then fail(method .. ': ' .. tostring(problem)) end
  for _, answer in pairs(answers) do
    if answer.error then fail(method .. ': ' .. vim.inspect(answer.error)) end
    return answer.result
  end
end
local function lines()
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), '\n')
end
-- The place of some words, counted from 0.
local function place(words)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local at = string.find(line, words, 1, true)
    if at then return { line = number - 1, character = at - 1 } end
  end
  fail('no ' .. words)
end

local hover = ask('textDocument/hover', { position = place('shuffle') })
tell('hover', hover.contents.value)
local found = ask('textDocument/definition', { position = place('take-turn') })
tell('definition', found[1].range.start.line)

-- A mistake is typed, reported, and repaired.
local at = place('gain 1 embers')
vim.api.nvim_buf_set_text(buffer, at.line, at.character, at.line, at.character + 13, { 'gain 1 ember' })
if not vim.wait(20000, function() return #vim.diagnostic.get(buffer) > 0 end, 10) then fail('no diagnostics') end
local diagnostic = vim.diagnostic.get(buffer)[1]
tell('diagnostic', diagnostic.code or diagnostic.message)
local range = { start = { line = at.line, character = at.character + 8 }, ['end'] = { line = at.line, character = at.character + 9 } }
local actions = ask('textDocument/codeAction', { range = range, context = { diagnostics = {} } })
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
tell('repaired', string.find(lines(), 'gain 1 embers', 1, true) ~= nil)
if not vim.wait(20000, function() return #vim.diagnostic.get(buffer) == 0 end, 10) then fail('the diagnostic stays') end

local completion = ask('textDocument/completion', { position = { line = at.line, character = at.character + 7 } })
local labels = {}
for _, item in ipairs(completion.items) do table.insert(labels, item.label) end
tell('completion', labels)

local edit = ask('textDocument/rename', { position = place('lead(ours'), newName = 'ahead' })
vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
local _, times = string.gsub(lines(), 'ahead%(', '')
tell('renamed', times)

vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { '', 'to  go', '    gain 1 oil' })
local edits = ask('textDocument/formatting', { options = { tabSize = 2, insertSpaces = true } })
vim.lsp.util.apply_text_edits(edits, buffer, 'utf-16')
tell('formatted', string.find(lines(), 'to go\n  gain 1 oil', 1, true) ~= nil)

vim.lsp.stop_client(client)
vim.wait(5000, function() return vim.lsp.get_client_by_id(client) == nil end, 10)
vim.cmd('qall!')
